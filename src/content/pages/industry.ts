/** Words that stand on every industry page around the industry's own; quoted texts follow the specification. */
export const industryPage = {
  parent: { label: 'Industries', href: '/industries' },
  title: '{industry} industry - {brand}',
  focus: 'Industry Focus',
  expertise: 'Our Expertise',
  highlightsLabel: 'What goes in',
  clients: {
    title: 'Our Clients',
    text: "We've partnered with industry leaders to transform their digital landscapes.",
  },
  callToAction: {
    title: 'Your industry deserves more than duct-tape tech.',
    text: 'Bring us the workaround everybody is ashamed of. We will bring clean bowls.',
    action: { label: 'Unleash the Upgrade', href: '/contact' },
  },
} as const;
