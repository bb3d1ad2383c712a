import { defineCollection } from 'astro:content';
import { file, glob, type Loader } from 'astro/loaders';
import { industrySchema } from './content/schema/industry.ts';
import {
  articleSchema,
  blogSchema,
  caseStudySchema,
  policySchema,
} from './content/schema/insight.ts';
import {
  clientSchema,
  faqItemSchema,
  mockupSchema,
  testimonialSchema,
} from './content/schema/people.ts';
import { projectSchema } from './content/schema/project.ts';
import { serviceSchema } from './content/schema/service.ts';

/** One entry a file; the file name is the id and the last part of the URL. */
const yaml = (folder: string) => glob({ base: `./src/content/${folder}`, pattern: '*.yaml' });
/** Keeps the facts and not the text, since a build holds its data store in memory several times: lib/markdown.ts reads it. */
const withoutText = (loader: Loader): Loader => ({
  ...loader,
  load: ({ store, ...context }) =>
    loader.load({
      ...context,
      store: { ...store, set: ({ body: _body, rendered: _html, ...facts }) => store.set(facts) },
    }),
});
const markdown = (folder: string) =>
  withoutText(glob({ base: `./src/content/${folder}`, pattern: '*.md' }));
/** Many short entries in one file. */
const list = (name: string) => file(`./src/content/${name}.yaml`);

export const collections = {
  services: defineCollection({ loader: yaml('services'), schema: serviceSchema }),
  industries: defineCollection({ loader: yaml('industries'), schema: industrySchema }),
  projects: defineCollection({ loader: yaml('projects'), schema: projectSchema }),
  mockups: defineCollection({ loader: list('mockups'), schema: mockupSchema }),
  testimonials: defineCollection({ loader: list('testimonials'), schema: testimonialSchema }),
  clients: defineCollection({ loader: list('clients'), schema: clientSchema }),
  faq: defineCollection({ loader: list('faq'), schema: faqItemSchema }),
  blogs: defineCollection({ loader: markdown('insights/blog'), schema: blogSchema }),
  articles: defineCollection({ loader: markdown('insights/article'), schema: articleSchema }),
  caseStudies: defineCollection({
    loader: markdown('insights/case-study'),
    schema: caseStudySchema,
  }),
  policies: defineCollection({ loader: markdown('policies'), schema: policySchema }),
};
