import { dirname, join, relative } from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import type { Field, Form } from './form.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the values of a tuple in the editor, which has no lists of a fixed length. */
export const placeName = (index: number) => `item${index + 1}`;
/** Name of the field with the name of a record's value. */
export const RECORD_KEY = 'key';
const RECORD_VALUE = 'value';

/** From the project's folder, with a slash before it: as the editor names pictures. */
const pictureForEditor = (source: string, file: string) =>
  /^https?:|^\//.test(source) ? source : `/${join(dirname(file), source)}`;
const pictureForFile = (source: string, file: string) =>
  source.startsWith('/') ? relative(dirname(`/${file}`), source) : source;

/**
 * A value of a file as the editor gets it.
 * @param file that the value stands in, from the project's folder
 */
export function forEditor(value: unknown, form: Form, file: string): unknown {
  if (value === undefined || value === null) return undefined;
  switch (form.kind) {
    case 'group': {
      const found = isFields(value) ? value : {};
      return Object.fromEntries(
        form.fields
          .map(({ name, form: own }) => [name, forEditor(found[name], own, file)])
          .filter(([, one]) => one !== undefined),
      );
    }
    case 'list':
      return Array.isArray(value) ? value.map((one) => forEditor(one, form.item, file)) : value;
    case 'tuple':
      return Array.isArray(value)
        ? Object.fromEntries(
            form.items.map((item, index) => [
              placeName(index),
              forEditor(value[index], item, file),
            ]),
          )
        : value;
    case 'record':
      return Object.entries(value).map(([key, one]) => {
        const own = forEditor(one, form.value, file);
        return form.value.kind === 'group'
          ? { [RECORD_KEY]: key, ...(own as Fields) }
          : { [RECORD_KEY]: key, [RECORD_VALUE]: own };
      });
    case 'picture':
      return pictureForEditor(String(value), file);
    case 'text':
    case 'day':
    case 'choice':
    case 'reference':
      return String(value);
    default:
      return value;
  }
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.values(value).every(isEmpty));

/** True where leaving a field out says the same as its value does. */
const canGo = ({ required, fallback = false }: Field, value: unknown) =>
  !required && (isEmpty(value) || isDeepStrictEqual(value, fallback));

/** What a field that must be there has in it where nothing is: the editor leaves out what is empty. */
function emptyOf({ required, form }: Field): unknown {
  if (!required) return undefined;
  if (form.kind === 'list' || form.kind === 'record') return [];
  if (form.kind === 'group') return {};
  return form.kind === 'text' && form.mayBeEmpty ? '' : undefined;
}

function groupForFile(value: unknown, fields: Field[], file: string, before: unknown): Fields {
  const edited = isFields(value) ? value : {};
  const there = isFields(before) ? before : {};
  const result: Fields = { ...there };
  for (const field of fields) {
    const { name, form } = field;
    const own = forFile(edited[name] ?? emptyOf(field), form, file, there[name]);
    if (own === undefined || (canGo(field, own) && !isDeepStrictEqual(own, there[name])))
      delete result[name];
    else result[name] = own;
  }
  // The one text that may be empty, and then must be there.
  if (result.decorative === true && fields.some(({ name }) => name === 'alt')) result.alt ??= '';
  return result;
}

/** Values of a list: what was not edited keeps the way in which its file writes it. */
function listForFile(values: unknown[], item: Form, file: string, before: unknown): unknown[] {
  const there = Array.isArray(before) ? before : [];
  const seen = there.map((one) => forEditor(one, item, file));
  return values.map((value, index) => {
    const same = seen.findIndex((one) => isDeepStrictEqual(one, value));
    return same >= 0 ? there[same] : forFile(value, item, file, there[index]);
  });
}

/**
 * A value from the editor as it stands in a file; nothing where it is left out.
 * @param before what stands there now: fields that no form has stay
 */
export function forFile(value: unknown, form: Form, file: string, before?: unknown): unknown {
  if (form.kind === 'constant') return form.value;
  if (value === undefined || value === null) return undefined;
  switch (form.kind) {
    case 'group':
      return groupForFile(value, form.fields, file, before);
    case 'list':
      return Array.isArray(value) ? listForFile(value, form.item, file, before) : value;
    case 'tuple': {
      const there = Array.isArray(before) ? before : [];
      return isFields(value)
        ? form.items.map((item, index) => {
            const name = placeName(index);
            return forFile(value[name], item, file, there[index]) ?? '';
          })
        : value;
    }
    case 'record': {
      const there = isFields(before) ? before : {};
      return Object.fromEntries(
        (value as Fields[]).map(({ [RECORD_KEY]: key, ...rest }) => {
          const name = String(key ?? '');
          const own = form.value.kind === 'group' ? rest : rest[RECORD_VALUE];
          return [name, forFile(own, form.value, file, there[name])];
        }),
      );
    }
    case 'picture':
      return value === '' ? undefined : pictureForFile(String(value), file);
    case 'reference':
      if (form.isNumber) return Number(value);
      return String(before) === value ? before : value;
    case 'text':
      // The editor takes away blanks at the end, which some texts want.
      return String(before).trim() === String(value).trim() ? before : value;
    case 'choice':
    case 'day':
      return String(before) === value ? before : value;
    default:
      return value;
  }
}
