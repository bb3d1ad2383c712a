import { textFolder } from './language.ts';
import { readContent } from './read.ts';
import { insightKindsSchema } from './schema/insight-lists.ts';

/** The kinds of insight, in the order of their tabs. */
export const insightKinds = readContent('insight-kinds.yaml', insightKindsSchema, textFolder);
