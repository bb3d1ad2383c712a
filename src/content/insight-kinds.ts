/**
 * The kinds of insight, in the order of their tabs. The id is `type` in the front matter, the folder in src/content/insights/
 * and the folder in the address; the tab's id stands in the address of the insights page (?tab=articles).
 */
export const insightKinds = [
  { id: 'blog', label: 'Blog', tab: { id: 'blogs', label: 'Blogs' } },
  { id: 'article', label: 'Article', tab: { id: 'articles', label: 'Articles' } },
  { id: 'case-study', label: 'Case Study', tab: { id: 'case-studies', label: 'Case Studies' } },
] as const;

export type InsightKind = (typeof insightKinds)[number];
