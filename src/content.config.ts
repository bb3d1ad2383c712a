import { defineCollection } from 'astro/content/config';
import { file, glob, type Loader } from 'astro/loaders';
import { load } from 'js-yaml';
import { derivedFields } from './content/derived-fields.ts';
import { exists } from './content/files.ts';
import { industrySchema } from './content/schema/industry.ts';
import {
  articleSchema,
  blogSchema,
  caseStudySchema,
  policySchema,
} from './content/schema/insight.ts';
import { ownPageSchema } from './content/schema/own-page.ts';
import {
  clientSchema,
  faqItemSchema,
  mockupSchema,
  testimonialSchema,
} from './content/schema/people.ts';
import { personSchema } from './content/schema/person.ts';
import { projectIndustrySchema, projectSchema } from './content/schema/project.ts';
import { serviceSchema } from './content/schema/service.ts';
import { translatedFolder, translatedList } from './content/translated-loader.ts';

/** Returns the fields of a record that are derived from the name of its file (without ending). */
type Derive = (fileName: string) => Record<string, unknown>;

/** A loader that says what it reads, so that build/check-content.ts reads the same. */
export type ContentLoader = Loader & {
  /** Below src/content/: every file of a folder with an ending is an entry, or one file is a list of entries. */
  reads: { folder: string; ending: string; derive: Derive } | { list: string };
};

const folder = (name: string, ending: string, derive: Derive): ContentLoader => {
  const loader = translatedFolder(name, (base) =>
    glob({
      base: `./${base}`,
      pattern: `*${ending}`,
      // Without it, a field called slug would become the id.
      generateId: ({ entry }) => entry.slice(0, -ending.length),
    }),
  );
  return {
    ...loader,
    // Git keeps no empty folder, and Astro reports one that is missing.
    load: async (context) => {
      if (!exists(`src/content/${name}`)) return;
      await loader.load({
        ...context,
        parseData: (entry) =>
          context.parseData({ ...entry, data: { ...entry.data, ...derive(entry.id) } }),
      });
    },
    reads: { folder: name, ending, derive },
  };
};
const nothing: Derive = () => ({});
/** One entry a file; the file name is the id and the last part of the URL. */
const yaml = (name: string, derive: Derive) => folder(name, '.yaml', derive);
/** Leaves the text out of the data store, which a build holds in memory several times: model/markdown reads it from its file. */
const withoutText = (loader: ContentLoader): ContentLoader => ({
  ...loader,
  load: ({ store, ...context }) => {
    const set: typeof store.set = ({ body: _body, rendered: _html, assetImports: _, ...facts }) =>
      store.set(facts);
    return loader.load({ ...context, store: { ...store, set } });
  },
});
const markdown = (name: string, derive = nothing) => withoutText(folder(name, '.md', derive));
/** Many short entries in one file; an empty file is an empty list. */
const list = (name: string): ContentLoader => ({
  ...translatedList(`${name}.yaml`, (path) =>
    file(`./${path}`, {
      parser: (text) => (load(text) ?? []) as Record<string, unknown>[],
    }),
  ),
  reads: { list: `${name}.yaml` },
});

export const collections = {
  services: defineCollection({
    loader: yaml('services', derivedFields.services),
    schema: serviceSchema,
  }),
  industries: defineCollection({
    loader: yaml('industries', derivedFields.industries),
    schema: industrySchema,
  }),
  projects: defineCollection({
    loader: yaml('projects', derivedFields.projects),
    schema: projectSchema,
  }),
  projectIndustries: defineCollection({
    loader: list('project-industries'),
    schema: projectIndustrySchema,
  }),
  mockups: defineCollection({ loader: list('mockups'), schema: mockupSchema }),
  testimonials: defineCollection({ loader: list('testimonials'), schema: testimonialSchema }),
  people: defineCollection({ loader: list('people'), schema: personSchema }),
  clients: defineCollection({ loader: list('clients'), schema: clientSchema }),
  faq: defineCollection({ loader: list('faq'), schema: faqItemSchema }),
  blogs: defineCollection({ loader: markdown('insights/blog'), schema: blogSchema }),
  articles: defineCollection({ loader: markdown('insights/article'), schema: articleSchema }),
  caseStudies: defineCollection({
    loader: markdown('insights/case-study'),
    schema: caseStudySchema,
  }),
  ownPages: defineCollection({
    loader: markdown('own-pages', derivedFields.ownPages),
    schema: ownPageSchema,
  }),
  policies: defineCollection({
    loader: markdown('policies', derivedFields.policies),
    schema: policySchema,
  }),
};
