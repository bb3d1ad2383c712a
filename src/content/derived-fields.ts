/** The fields of a record that are derived from the name of its file (without ending), by collection. */
export const derivedFields = {
  services: (slug: string) => ({ title: slug, path: `/services/${slug}` }),
  industries: (slug: string) => ({ industry: slug, path: `/industries/${slug}` }),
  projects: (slug: string) => ({ link: `/projects/${slug}` }),
  ownPages: (slug: string) => ({ path: `/${slug}` }),
  policies: (slug: string) => ({ path: `/${slug}` }),
};
