import { pages } from '../pages.ts';

/** Words that stand on every industry page around the industry's own. */
export const industryPage = {
  parent: { label: pages.industries.name, href: pages.industries.path },
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
