import type { Ground } from './schema/common.ts';

/** The nine insight categories in the specification's order. The slug names the picture `insight-<slug>`, alt describes it. */
export const insightCategories = [
  {
    slug: 'web-development',
    name: 'Web Development & Architecture',
    ground: 'butter',
    alt: 'Stacked wafers that are browser windows',
  },
  {
    slug: 'mobile',
    name: 'Mobile & Cross-Platform',
    ground: 'rose',
    alt: 'Two popsicles that are phones, one round and one square',
  },
  {
    slug: 'ui-ux',
    name: 'UI/UX & Product',
    ground: 'mint',
    alt: 'Switches and sliders made of sugar on a tray',
  },
  {
    slug: 'branding',
    name: 'Branding & Visual Storytelling',
    ground: 'sky',
    alt: 'A fan of icing swatches and paint tubes',
  },
  {
    slug: 'social-media',
    name: 'Social Media & Content',
    ground: 'custard',
    alt: 'A bunch of lollipops shaped as hearts and speech bubbles',
  },
  {
    slug: 'ai',
    name: 'AI Lead Gen & Generative Content',
    ground: 'pear',
    alt: 'A jelly pudding shaped like a brain, with sparkles',
  },
  {
    slug: 'seo',
    name: 'SEO & Analytics',
    ground: 'bubblegum',
    alt: 'Three cupcakes on a podium, the first with a flag',
  },
  {
    slug: 'web3-headless-ecommerce',
    name: 'Web3, Headless CMS & E-Commerce',
    ground: 'peach',
    alt: 'A shopping trolley full of sugar cubes',
  },
  {
    slug: 'security',
    name: 'Security, Compliance & Ops',
    ground: 'lilac',
    alt: 'A gingerbread padlock with a sugar key',
  },
] as const satisfies readonly { slug: string; name: string; ground: Ground; alt: string }[];

export type InsightCategory = (typeof insightCategories)[number];
export type SourceCategory = InsightCategory['name'];
export const sourceCategories = insightCategories.map(({ name }) => name) as [
  SourceCategory,
  ...SourceCategory[],
];
