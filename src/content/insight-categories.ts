import { textFolder } from './language.ts';
import { readContent } from './read.ts';
import { insightCategoriesSchema } from './schema/insight-lists.ts';

/** The insight categories. */
export const insightCategories = readContent(
  'insight-categories.yaml',
  insightCategoriesSchema,
  textFolder,
);

export const categorySlugs = insightCategories.map(({ slug }) => slug);
