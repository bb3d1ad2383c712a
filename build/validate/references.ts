import { type ContentIssue, choices } from '../../src/content/issues.ts';
import { asObject, type Json } from './json-schema.ts';
import { type ContentRecord, fieldOf } from './read-collections.ts';

const issue = ({ file, entry }: ContentRecord, name: string, message: string): ContentIssue => ({
  source: file,
  field: fieldOf(entry, name),
  message,
});

/** Returns an issue for each value of these fields that an earlier record also has. */
function duplicates(
  records: readonly ContentRecord[],
  names: readonly string[],
  pick: (record: ContentRecord, name: string) => unknown = ({ data }, name) => data?.[name],
): ContentIssue[] {
  const first = new Map<unknown, ContentRecord>();
  const issueOf = (record: ContentRecord, name: string): ContentIssue[] => {
    const value = pick(record, name);
    if (value === undefined || value === '') return [];
    const other = first.get(value);
    if (!other) first.set(value, record);
    const where = [other?.file, other?.entry].filter(Boolean).join(', ');
    return other
      ? [issue(record, name, `"${value}" is also used in ${where}; give each its own`)]
      : [];
  };
  return names.flatMap((name) => records.flatMap((record) => issueOf(record, name)));
}

/** Pages have their address in `page.path`. */
const addressOf = ({ data }: ContentRecord, name: string) =>
  name === 'path' && data?.page ? (data.page as { path?: unknown }).path : data?.[name];

/** A field of a record that names entries of `to`. `or`: other allowed values. */
interface Reference {
  field: string;
  id: string;
  to: readonly string[];
  or: string;
}

/** Returns the references that a schema declares (`referenceTo`), with their values in a record. */
function referencesIn(schema: Json | undefined, value: unknown, field = '', or = ''): Reference[] {
  if (!schema || value === undefined || value === null) return [];
  if (Array.isArray(schema.references)) {
    const isName = !schema.pattern || new RegExp(schema.pattern).test(String(value));
    return isName ? [{ field, id: String(value), to: schema.references.map(String), or }] : [];
  }
  if (schema.anyOf) {
    const ways = schema.anyOf.map((one) => one as Json);
    const others = ways.flatMap(({ description }) => description ?? []);
    return ways.flatMap((one) => referencesIn(one, value, field, others.join(', or ')));
  }
  if (Array.isArray(value))
    return value.flatMap((one, index) =>
      referencesIn(asObject(schema.items), one, `${field}[${index}]`),
    );
  return Object.entries(schema.properties ?? {}).flatMap(([name, own]) =>
    referencesIn(
      asObject(own),
      (value as Record<string, unknown>)[name],
      [field, name].filter(Boolean).join('.'),
    ),
  );
}

/** Ids that a reference can name, and the place to add one. */
export interface Target {
  ids: readonly string[];
  place: string;
}

/**
 * Returns the issues of duplicate values and of references to unknown ids.
 * @param schemas by collection
 * @param targets by the names in a `referenceTo`
 */
export function referenceIssues(
  records: readonly ContentRecord[],
  schemas: ReadonlyMap<string, Json>,
  targets: ReadonlyMap<string, Target>,
): ContentIssue[] {
  const of = (...names: string[]) => records.filter(({ collection }) => names.includes(collection));
  const unknown = (record: ContentRecord, { field, id, to, or }: Reference): ContentIssue[] => {
    const named = to.flatMap((name) => targets.get(name) ?? []);
    const known = named.flatMap(({ ids }) => ids);
    if (known.includes(id)) return [];
    const write = known.length > 0 ? `write one of: ${choices(id, known)}, or ` : '';
    const where = named.map(({ place }) => place).join(' or ');
    const message = [`"${id}" is not in ${where}; ${write}add it there`, or];
    return [issue(record, field, message.filter(Boolean).join(', or '))];
  };
  const collections = [...Map.groupBy(records, ({ collection }) => collection)];
  return [
    ...collections.flatMap(([, own]) => duplicates(own, ['id'], ({ id, data }) => data?.id ?? id)),
    ...duplicates(of('industries', 'projectIndustries'), ['id'], ({ id }) => id),
    ...duplicates(records, ['path', 'canonicalPath', 'link'], addressOf),
    ...['name', 'logo'].flatMap((name) => duplicates(of('clients'), [name])),
    ...duplicates(
      of('blogs', 'articles', 'caseStudies'),
      ['slug'],
      ({ data }) => data && `${data.type}/${data.slug}`,
    ),
    ...records.flatMap((record) =>
      referencesIn(schemas.get(record.collection), record.data).flatMap((reference) =>
        unknown(record, reference),
      ),
    ),
  ];
}
