type Derive = (slug: string) => Readonly<Record<string, string>>;

/** Fields of a record that are derived from its file name (without ending), by folder. */
export const derivedFields = {
  services: (slug) => ({ title: slug, path: `/services/${slug}` }),
  industries: (slug) => ({ industry: slug, path: `/industries/${slug}` }),
  projects: (slug) => ({ link: `/projects/${slug}` }),
  'own-pages': (slug) => ({ path: `/${slug}` }),
  policies: (slug) => ({ path: `/${slug}` }),
} satisfies Record<string, Derive>;

export const derived = (folder: string, fileName: string): Readonly<Record<string, string>> =>
  (derivedFields as Readonly<Record<string, Derive | undefined>>)[folder]?.(fileName) ?? {};
