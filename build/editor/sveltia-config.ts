import { z } from 'astro/zod';
import { derived } from '../../src/content/derived-fields.ts';
import { listFiles } from '../../src/content/files.ts';
import { CONTENT } from '../../src/content/read.ts';
import { filesOnDisk, type Reads } from '../../src/content/records.ts';
import { pageSchemas, siteSchemas } from '../../src/content/schema/pages.ts';
import { collections } from '../../src/content.config.ts';
import { schemaOf } from '../validate/json-schema.ts';
import { logoNames } from '../validate/pictures.ts';
import { type ContentRecord, readCollections, readsOf } from '../validate/read-collections.ts';
import { type Config, fieldsOf, humanize, type References } from './fields.ts';

const PICTURES = '/src/assets';
/** Folder of new pictures for pages and lists; those for a record of a folder are stored beside it. */
const PHOTOS = `${PICTURES}/photos`;

const BODY = {
  name: 'body',
  label: 'Text',
  hint: 'Headings begin at level 2',
  widget: 'richtext',
  modes: ['rich_text', 'raw'],
  editor_components: ['image', 'code-block'],
};

function option({ id, data = {} }: ContentRecord) {
  const title = data.name ?? data.title ?? data.question ?? data.alt ?? '';
  return { value: id, label: title === '' ? id : `${title} (${id})` };
}

const referencesTo = (records: readonly ContentRecord[]): References => ({
  ...Object.fromEntries(
    [...Map.groupBy(records, ({ collection }) => collection)].map(([name, own]) => [
      name,
      own.map(option),
    ]),
  ),
  logos: logoNames(listFiles('src/assets/clients')).map((value) => ({ value, label: value })),
});

const file = (name: string, schema: z.ZodType, references: References, folder = ''): Config => ({
  name,
  label: humanize(name),
  file: `${CONTENT}/${folder}${name}.yaml`,
  format: 'yaml',
  media_folder: PHOTOS,
  public_folder: PHOTOS,
  fields: fieldsOf(schema, references),
});

/** Configures a folder with a file per record, without fields that follow from the file's name. */
function folder(
  name: string,
  { folder, ending }: Extract<Reads, { folder: string }>,
  schema: z.ZodType,
  references: References,
  records: readonly ContentRecord[],
): Config {
  const unwritten = Object.keys(derived(folder, ''));
  const numbers = records.flatMap(({ collection, data }) =>
    collection === name && typeof data?.id === 'number' ? [data.id] : [],
  );
  const own = fieldsOf(schema, references).filter(
    (field) => !unwritten.includes(field.name as string),
  );
  const fields = own.map((field) =>
    field.name === 'id' && numbers.length > 0
      ? { ...field, default: Math.max(...numbers) + 1 }
      : field,
  );
  const title = ['title', 'name'].find((one) => own.some((field) => field.name === one)) ?? 'id';
  return {
    name,
    label: humanize(name),
    folder: `${CONTENT}/${folder}`,
    extension: ending.slice(1),
    format: ending === '.md' ? 'yaml-frontmatter' : 'yaml',
    create: true,
    identifier_field: title,
    slug: `{{fields.${title}}}`,
    media_folder: `/${CONTENT}/${folder}`,
    public_folder: '.',
    // Puts the body right below the title.
    fields:
      ending === '.md'
        ? fields.toSpliced(fields.findIndex(({ name }) => name === title) + 1, 0, BODY)
        : fields,
  };
}

/** Configures Sveltia CMS for all content. @param backend the Git host, such as `{ name: 'github', repo: 'owner/name' }` */
export function sveltiaConfig(backend: Config): Config {
  const { records } = readCollections(filesOnDisk(), collections);
  const references = referencesTo(records);
  const folders: Config[] = [];
  const lists: Config[] = [];
  for (const [name, { schema }] of Object.entries(collections)) {
    const reads = readsOf(collections, name);
    if ('list' in reads)
      lists.push(file(reads.list.replace(/\.yaml$/, ''), z.array(schemaOf(schema)), references));
    else folders.push(folder(name, reads, schemaOf(schema), references, records));
  }
  const pages = Object.entries(pageSchemas).map(([name, schema]) =>
    file(name, schema, references, 'pages/'),
  );
  const site = Object.entries(siteSchemas).map(([name, schema]) => file(name, schema, references));
  return {
    load_config_file: false,
    backend,
    // A save opens a pull request, which CI checks.
    ...(backend.name !== 'gitea' && { publish_mode: 'editorial_workflow' }),
    media_folder: PICTURES.slice(1),
    public_folder: PICTURES,
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // The longest side on any page, at double density. More of a camera's 24 megapixels would only fill the repository.
          transformations: {
            raster_image: { format: 'webp', quality: 88, width: 2_880, height: 2_880 },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    // A quoted day is a text for every YAML parser.
    output: { omit_empty_optional_fields: true, yaml: { quote: 'double' } },
    editor: { preview: false },
    collections: [
      ...folders,
      { name: 'pages', label: 'Pages', files: pages },
      { name: 'site', label: 'Site', files: site },
      { name: 'lists', label: 'Lists', files: lists },
    ],
  };
}
