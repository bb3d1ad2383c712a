import { textFolder } from './language.ts';
import { readYaml } from './read.ts';
import { insightKindsSchema } from './schema/insight-lists.ts';

/** The kinds of insight, in the order of their tabs. */
export const insightKinds = readYaml('insight-kinds.yaml', insightKindsSchema, textFolder);
