import type { SchemaContext } from 'astro:content';
import { existsSync, readdirSync } from 'node:fs';
import { z } from 'astro/zod';
import {
  insightCategoriesSchema,
  insightKindsSchema,
} from '../../src/content/schema/insight-lists.ts';
import { navigationSchema } from '../../src/content/schema/navigation.ts';
import { pageSchemas } from '../../src/content/schema/pages.ts';
import { pricesSchema } from '../../src/content/schema/prices.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { collections } from '../../src/content.config.ts';
import {
  CONTENT,
  type ContentRecord,
  filesOnDisk,
  readCollections,
  readsOf,
} from '../validate/read-collections.ts';
import { type Form, formOf, pictureSchema, spoken } from './form.ts';

/** A content file that is not a record of a folder. */
export interface SingleForm {
  name: string;
  label: string;
  /** From the project's folder. */
  file: string;
  form: Form;
}
/** Files of a folder, one for each record. */
export interface FolderForm {
  name: string;
  label: string;
  /** From the project's folder. */
  folder: string;
  /** .yaml, or .md with text after the fields. */
  ending: string;
  form: Form;
  /** Names of the fields that are derived from the file's name; the form leaves them out. */
  derived: string[];
  /** Number of a new record, in a collection whose records have numbers. */
  nextNumber?: number;
}
/** Everything that can be edited. */
export interface Forms {
  groups: { name: string; label: string; files: SingleForm[] }[];
  folders: FolderForm[];
  /** Options of the reference fields, by the name of a collection or a folder of pictures. */
  references: Record<string, { value: string; label: string }[]>;
}

/** The files of src/content/ that are neither pages nor records. Their schemas stand with those who read them. */
const singles = {
  site: siteSchema,
  navigation: navigationSchema,
  prices: pricesSchema,
  'insight-kinds': insightKindsSchema,
  'insight-categories': insightCategoriesSchema,
};

const single = (name: string, schema: z.ZodType, folder = ''): SingleForm => ({
  name,
  label: spoken(name),
  file: `${CONTENT}/${folder}${name}.yaml`,
  form: formOf(schema),
});

function schemaOf(schema: unknown): z.ZodType {
  const context = { image: pictureSchema } as unknown as SchemaContext;
  return (typeof schema === 'function' ? schema(context) : schema) as z.ZodType;
}

/** A record as people choose it from a list. */
function option({ id, data = {} }: ContentRecord) {
  const title = data.name ?? data.title ?? data.question ?? data.alt ?? '';
  return { value: id, label: title === '' ? id : `${title} (${id})` };
}

/** The names of files, without their endings. */
function filesOf(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const values = new Set(names.map((file) => file.replace(/\.\w+$/, '')));
  return [...values].sort().map((value) => ({ value, label: value }));
}

function referencesTo(records: readonly ContentRecord[]): Forms['references'] {
  const names = [...new Set(records.map(({ collection }) => collection))];
  const ofRecords = names.map((name) => [
    name,
    records.filter(({ collection }) => collection === name).map(option),
  ]);
  return {
    ...Object.fromEntries(ofRecords),
    art: filesOf('src/assets/art'),
    logos: filesOf('src/assets/clients'),
  };
}

/** Returns the forms of all content in the working directory, from the schemas that validate it. */
export function contentForms(): Forms {
  const { records } = readCollections(filesOnDisk('.'), collections);
  const folders: FolderForm[] = [];
  const lists: SingleForm[] = [];
  const all: Record<string, { loader?: unknown; schema?: unknown }> = collections;
  for (const [name, { loader, schema }] of Object.entries(all)) {
    const reads = readsOf(name, loader);
    if ('list' in reads)
      lists.push(single(reads.list.replace(/\.yaml$/, ''), z.array(schemaOf(schema))));
    else {
      const derived = Object.keys(reads.derive(''));
      const numbers = records.flatMap(({ collection, data }) =>
        collection === name && typeof data?.id === 'number' ? [data.id] : [],
      );
      folders.push({
        name,
        label: spoken(name),
        folder: `${CONTENT}/${reads.folder}`,
        ending: reads.ending,
        form: formOf(schemaOf(schema)),
        derived,
        ...(numbers.length > 0 && { nextNumber: Math.max(...numbers) + 1 }),
      });
    }
  }
  const pages = Object.entries(pageSchemas).map(([name, schema]) => single(name, schema, 'pages/'));
  const site = Object.entries(singles).map(([name, schema]) => single(name, schema));
  return {
    groups: [
      { name: 'pages', label: 'Pages', files: pages },
      { name: 'site', label: 'Site', files: site },
      { name: 'lists', label: 'Lists', files: lists },
    ],
    folders,
    references: referencesTo(records),
  };
}
