/** Words of the industries placeholder, the one page that carries dummy text. */
export const industries = {
  hero: {
    title: 'Industries',
    text: 'This page is still proving. The dummy text below says nothing; the twelve pages under it say a great deal.',
  },
  dummy: {
    label: 'Dummy text',
    paragraphs: [
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.',
      'Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.',
    ],
  },
  list: {
    title: 'The finished ones',
    text: 'Pick your trade. These pages have been baked all the way through.',
    action: 'Explore',
  },
} as const;
