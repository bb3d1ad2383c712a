import { textFolder } from './language.ts';
import { readYaml } from './read.ts';
import { insightKindsSchema } from './schema/insight-lists.ts';

export const insightKinds = readYaml('insight-kinds.yaml', insightKindsSchema, textFolder);
