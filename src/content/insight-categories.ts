import { textFolder } from './language.ts';
import { readYaml } from './read.ts';
import { insightCategoriesSchema } from './schema/insight-lists.ts';

export const insightCategories = readYaml(
  'insight-categories.yaml',
  insightCategoriesSchema,
  textFolder,
);

export const categorySlugs = insightCategories.map(({ slug }) => slug);
