import type { Ground } from './schema/common.ts';

/** The nine insight categories in the specification's order. The slug names the picture `insight-<slug>`. */
export const insightCategories = [
  { slug: 'web-development', name: 'Web Development & Architecture', ground: 'butter' },
  { slug: 'mobile', name: 'Mobile & Cross-Platform', ground: 'rose' },
  { slug: 'ui-ux', name: 'UI/UX & Product', ground: 'mint' },
  { slug: 'branding', name: 'Branding & Visual Storytelling', ground: 'sky' },
  { slug: 'social-media', name: 'Social Media & Content', ground: 'custard' },
  { slug: 'ai', name: 'AI Lead Gen & Generative Content', ground: 'pear' },
  { slug: 'seo', name: 'SEO & Analytics', ground: 'bubblegum' },
  { slug: 'web3-headless-ecommerce', name: 'Web3, Headless CMS & E-Commerce', ground: 'peach' },
  { slug: 'security', name: 'Security, Compliance & Ops', ground: 'lilac' },
] as const satisfies readonly { slug: string; name: string; ground: Ground }[];

export type InsightCategory = (typeof insightCategories)[number];
export type SourceCategory = InsightCategory['name'];
export const sourceCategories = insightCategories.map(({ name }) => name) as [
  SourceCategory,
  ...SourceCategory[],
];
