import { textFolder } from './language.ts';
import { readYaml } from './read.ts';
import { insightCategoriesSchema, insightKindsSchema } from './schema/insight-lists.ts';

export const insightKinds = readYaml('insight-kinds.yaml', insightKindsSchema, textFolder);

export const insightCategories = readYaml(
  'insight-categories.yaml',
  insightCategoriesSchema,
  textFolder,
);

export const categorySlugs = insightCategories.map(({ slug }) => slug);
