import { defineCollection } from 'astro:content';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
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
import { personSchema } from './content/schema/person.ts';
import { projectSchema } from './content/schema/project.ts';
import { serviceSchema } from './content/schema/service.ts';
import { missingPictures } from './lib/missing-pictures.ts';

/** @throws where an entry names a picture that is not there: Vite, which would notice it later, names neither entry nor field */
const withPictures = (loader: Loader): Loader => ({
  ...loader,
  async load(context) {
    await loader.load(context);
    const missing = context.store
      .values()
      .flatMap((entry) => missingPictures(entry, (file) => existsSync(file)));
    if (missing.length > 0) throw new Error(missing.join('\n'));
  },
});
/** One entry a file; the file name is the id and the last part of the URL. */
const yaml = (folder: string) =>
  withPictures(glob({ base: `./src/content/${folder}`, pattern: '*.yaml' }));
/**
 * One piece of writing a file; the file name is the id. Keeps the facts and not the text, since a build holds its data
 * store in memory several times: lib/markdown.ts reads the text, and seo/markdown-pictures.ts finds its pictures.
 * @throws where Astro skips a file, which it does with no more than a warning where a name holds "?" or "#"
 */
function markdown(folder: string): Loader {
  const base = `./src/content/${folder}`;
  const loader = glob({
    base,
    pattern: '*.md',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });
  return withPictures({
    ...loader,
    async load({ store, ...context }) {
      const set: typeof store.set = ({ body: _body, rendered: _html, assetImports: _, ...facts }) =>
        store.set(facts);
      await loader.load({ ...context, store: { ...store, set } });
      const files = existsSync(base) ? await readdir(base) : [];
      const skipped = files.find((file) => /\.md$/.test(file) && !store.has(file.slice(0, -3)));
      if (skipped)
        throw new Error(
          `src/content/${folder}/${skipped} could not be read: name it in letters, digits and hyphens`,
        );
    },
  });
}
/** Many short entries in one file. */
const list = (name: string) => withPictures(file(`./src/content/${name}.yaml`));

export const collections = {
  services: defineCollection({ loader: yaml('services'), schema: serviceSchema }),
  industries: defineCollection({ loader: yaml('industries'), schema: industrySchema }),
  projects: defineCollection({ loader: yaml('projects'), schema: projectSchema }),
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
  policies: defineCollection({ loader: markdown('policies'), schema: policySchema }),
};
