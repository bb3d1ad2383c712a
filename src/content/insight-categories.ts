import type { Tone } from './schema/common.ts';

/** The insight categories. An insight names its slug in `sourceCategory`; it also names the picture `insight-<slug>`, alt describes it. */
export const insightCategories = [
  {
    slug: 'web-development',
    name: 'Web Development & Architecture',
    tone: 'butter',
    alt: 'Stacked wafers that are browser windows',
  },
  {
    slug: 'mobile',
    name: 'Mobile & Cross-Platform',
    tone: 'rose',
    alt: 'Two popsicles that are phones, one round and one square',
  },
  {
    slug: 'ui-ux',
    name: 'UI/UX & Product',
    tone: 'mint',
    alt: 'Switches and sliders made of sugar on a tray',
  },
  {
    slug: 'branding',
    name: 'Branding & Visual Storytelling',
    tone: 'sky',
    alt: 'A fan of icing swatches and paint tubes',
  },
  {
    slug: 'social-media',
    name: 'Social Media & Content',
    tone: 'custard',
    alt: 'A bunch of lollipops shaped as hearts and speech bubbles',
  },
  {
    slug: 'ai',
    name: 'AI Lead Gen & Generative Content',
    tone: 'pear',
    alt: 'A jelly pudding shaped like a brain, with sparkles',
  },
  {
    slug: 'seo',
    name: 'SEO & Analytics',
    tone: 'bubblegum',
    alt: 'Three cupcakes on a podium, the first with a flag',
  },
  {
    slug: 'web3-headless-ecommerce',
    name: 'Web3, Headless CMS & E-Commerce',
    tone: 'peach',
    alt: 'A shopping trolley full of sugar cubes',
  },
  {
    slug: 'security',
    name: 'Security, Compliance & Ops',
    tone: 'lilac',
    alt: 'A gingerbread padlock with a sugar key',
  },
] as const satisfies readonly { slug: string; name: string; tone: Tone; alt: string }[];

export type InsightCategory = (typeof insightCategories)[number];
export const categorySlugs = insightCategories.map(({ slug }) => slug);
