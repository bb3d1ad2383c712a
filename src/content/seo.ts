import { z } from 'astro/zod';
import { site } from './site.ts';

/** Page SEO record (specification, section 3). */
const seoRecordSchema = z.strictObject({
  title: z.string().min(15).max(60),
  description: z.string().min(70).max(160),
  keywords: z.string().min(1),
  /** Path of the canonical address; the site's URL is put before it. */
  canonicalUrl: z.string().startsWith('/'),
  ogTitle: z.string().min(1),
  ogDescription: z.string().min(1),
  ogImage: z.string().startsWith('/'),
  twitterTitle: z.string().min(1),
  twitterDescription: z.string().min(1),
  twitterImage: z.string().startsWith('/'),
  /** schema.org type of the page's own JSON-LD node. */
  structuredData: z.enum(['WebPage', 'Service']),
});
export type SeoRecord = z.infer<typeof seoRecordSchema>;

/** The two pages whose metadata is written by hand; every other page derives its own from its content. */
export const seoRecords: Record<'home' | 'seo', SeoRecord> = {
  home: seoRecordSchema.parse({
    title: `${site.name} - Digital products, freshly made`,
    description: site.description,
    keywords:
      'digital agency, web development, mobile apps, UI/UX design, branding, headless CMS, e-commerce, AI automation, SEO',
    canonicalUrl: '/',
    ogTitle: 'Digital Transformation That Works and Wows.',
    ogDescription:
      'Strategy, design and code from one kitchen: websites, apps, brands and AI for businesses with an appetite.',
    ogImage: '/share/home.jpg',
    twitterTitle: 'Digital Transformation That Works and Wows.',
    twitterDescription: 'Strategy, design and code from one kitchen, served warm.',
    twitterImage: '/share/home.jpg',
    structuredData: 'WebPage',
  }),
  seo: seoRecordSchema.parse({
    title: 'SEO & Semantic Search Optimization',
    description:
      'Search that understands you: technical SEO, entities, structured data and content that answers the question, measured in enquiries rather than positions.',
    keywords:
      'SEO agency, semantic search, technical SEO, structured data, schema.org, content strategy, Core Web Vitals',
    canonicalUrl: '/services/seo',
    ogTitle: 'Found by the people who are already hungry',
    ogDescription:
      'Technical SEO and semantic search, cooked from facts: crawlable pages, clear entities, honest answers.',
    ogImage: '/share/services/seo.jpg',
    twitterTitle: 'Found by the people who are already hungry',
    twitterDescription: 'Technical SEO and semantic search, cooked from facts.',
    twitterImage: '/share/services/seo.jpg',
    structuredData: 'Service',
  }),
};
