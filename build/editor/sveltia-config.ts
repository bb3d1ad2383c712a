import type { Field, Form } from './form.ts';
import type { FolderForm, Forms, SingleForm } from './forms.ts';

/** A part of the configuration of Sveltia CMS (https://sveltiacms.app/en/docs). */
type Config = Record<string, unknown>;
type References = Forms['references'];

/** Pictures that can be chosen. */
const PICTURES = '/src/assets';
/** Where new pictures for pages and lists are stored; those for a record of a folder are stored beside it. */
const PHOTOS = `${PICTURES}/photos`;
/** Image types that an editor may upload. SVG is left out: it can carry scripts. */
const ACCEPTED = 'image/avif,image/gif,image/jpeg,image/png,image/webp';
/** Sveltia's name for the text below the fields of a Markdown file. */
const BODY = 'body';
/** Field that holds all entries of a file whose root is a list. */
const ENTRIES = 'entries';
/** Field that holds the name of a record's value. */
const RECORD_KEY = 'key';
const tupleFieldName = (index: number) => `item${index + 1}`;
/** Fields by which an entry of a list is recognised when it is closed, the best first: a line each. */
const TELLING = [
  'name',
  'title',
  'label',
  'heading',
  'question',
  'client',
  RECORD_KEY,
  'phase',
  'problem',
  'id',
];

const range = ({ min, max }: { min?: number; max?: number }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

function text({ isLong, min, max, pattern }: Extract<Form, { kind: 'text' }>): Config {
  return {
    widget: isLong ? 'text' : 'string',
    // One character is what a field that must be filled in wants anyway.
    ...(min !== undefined && min > 1 && { minlength: min }),
    ...(max !== undefined && { maxlength: max }),
    ...(pattern && { pattern: [pattern, `must have the form ${pattern}`] }),
  };
}

/** An entry of a list in one line. */
function summary(fields: readonly Field[]): Config {
  const telling = TELLING.find((name) => fields.some((field) => field.name === name));
  return telling ? { summary: `{{fields.${telling}}}` } : {};
}

function list(form: Extract<Form, { kind: 'list' }>, references: References): Config {
  const { item } = form;
  const limits = range(form);
  if (item.kind === 'reference' || item.kind === 'choice')
    return { ...control(item, references), multiple: true, ...limits };
  if (item.kind === 'group' || item.kind === 'tuple') {
    const { fields, ...rest } = control(item, references);
    const own = item.kind === 'group' ? summary(item.fields) : {};
    return { ...rest, widget: 'list', fields, collapsed: true, ...own, ...limits };
  }
  const field = { name: 'item', label: 'Entry', ...control(item, references) };
  return { widget: 'list', field, ...limits };
}

function record(form: Extract<Form, { kind: 'record' }>, references: References): Config {
  const value = control(form.value, references);
  const own = value.fields ?? [{ name: 'value', label: 'Value', ...value }];
  const key = { name: RECORD_KEY, label: 'Name', widget: 'string' };
  return {
    widget: 'list',
    fields: [key, ...(own as Config[])],
    collapsed: true,
    summary: `{{fields.${RECORD_KEY}}}`,
  };
}

/** How a value is edited, without its name. */
function control(form: Form, references: References): Config {
  switch (form.kind) {
    case 'text':
      return text(form);
    case 'number':
      return {
        widget: 'number',
        value_type: form.isWhole ? 'int' : 'float',
        step: form.isWhole ? 1 : 0.01,
        ...range(form),
      };
    case 'switch':
      return { widget: 'boolean' };
    case 'day':
      return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
    case 'picture':
      return { widget: 'image', accept: ACCEPTED, choose_url: false };
    case 'choice':
      return { widget: 'select', options: form.options };
    case 'reference':
      return { widget: 'select', options: form.to.flatMap((name) => references[name] ?? []) };
    case 'constant':
      return { widget: 'hidden', default: form.value };
    case 'group':
      return {
        widget: 'object',
        collapsed: !form.fields.some((field) => field.form.kind === 'picture'),
        fields: form.fields.map((field) => named(field, references)),
      };
    case 'tuple':
      return {
        widget: 'object',
        fields: form.items.map((item, index) => ({
          name: tupleFieldName(index),
          label: `${index + 1}`,
          ...control(item, references),
        })),
      };
    case 'record':
      return record(form, references);
    case 'list':
      return list(form, references);
  }
}

/** True where a field may stay empty: the content check says when a text must not, or a list has too few entries. */
const mayBeEmpty = ({ name, required, form }: Field) =>
  !required ||
  form.kind === 'switch' ||
  (form.kind === 'text' && form.mayBeEmpty) ||
  name === 'alt' ||
  (form.kind === 'list' && !form.min);

function named(field: Field, references: References): Config {
  const { name, label, hint, fallback, form } = field;
  return {
    name,
    label,
    ...(hint && form.kind !== 'constant' && { hint }),
    ...(mayBeEmpty(field) && { required: false }),
    ...(form.kind === 'switch' && fallback !== undefined && { default: fallback }),
    ...control(form, references),
    ...(form.kind === 'text' && TELLING.includes(name) && { widget: 'string' }),
  };
}

/** The fields of a whole file. */
function fieldsOf(form: Form, references: References): Config[] {
  if (form.kind === 'group') return form.fields.map((field) => named(field, references));
  return [{ name: ENTRIES, label: 'Entries', ...control(form, references) }];
}

const file = ({ name, label, file: path, form }: SingleForm, references: References): Config => ({
  name,
  label,
  file: path,
  format: 'yaml',
  media_folder: PHOTOS,
  public_folder: PHOTOS,
  fields: fieldsOf(form, references),
});

function folder(one: FolderForm, references: References): Config {
  const { form, derived, nextNumber, ending } = one;
  const own =
    form.kind === 'group' ? form.fields.filter(({ name }) => !derived.includes(name)) : [];
  const names = own.map(({ name }) => name);
  const title = ['title', 'name'].find((name) => names.includes(name)) ?? 'id';
  const fields = fieldsOf({ kind: 'group', fields: own }, references).map((field) =>
    field.name === 'id' && nextNumber ? { ...field, default: nextNumber } : field,
  );
  const body = {
    name: BODY,
    label: 'Text',
    hint: 'Headings begin at level 2',
    widget: 'richtext',
    modes: ['rich_text', 'raw'],
    editor_components: ['image', 'code-block'],
  };
  return {
    name: one.name,
    label: one.label,
    folder: one.folder,
    extension: ending.slice(1),
    format: ending === '.md' ? 'yaml-frontmatter' : 'yaml',
    // Sveltia cannot name a file after the next free number: `npm run new -- project` does.
    create: !derived.includes('id'),
    identifier_field: title,
    slug: `{{fields.${title}}}`,
    media_folder: `/${one.folder}`,
    public_folder: '.',
    fields: ending === '.md' ? [...fields, body] : fields,
  };
}

/**
 * Returns the configuration of Sveltia CMS for the forms.
 * @param backend the Git host and its repository, for example `{ name: 'github', repo: 'owner/name' }`
 */
export function sveltiaConfig({ groups, folders, references }: Forms, backend: Config): Config {
  return {
    load_config_file: false,
    backend,
    media_folder: PICTURES.slice(1),
    public_folder: PICTURES,
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    collections: [
      ...folders.map((one) => folder(one, references)),
      ...groups.map(({ name, label, files }) => ({
        name,
        label,
        files: files.map((one) => file(one, references)),
      })),
    ],
  };
}
