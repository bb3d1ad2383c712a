import { insightSlug } from '../../src/content/insight-slug.ts';
import { type ContentIssue, choices } from '../../src/content/issues.ts';
import { recordName } from '../../src/content/schema/common.ts';
import type { Insight } from '../../src/content/schema/insight.ts';
import { asJson, asObject, type Json, schemaOf } from './json-schema.ts';
import { type ContentRecord, fieldOf, readsOf } from './read-collections.ts';

export interface ProjectContext {
  pages: readonly { path: string; file: string }[];
  logos: readonly string[];
  /** Ids of the industries that the projects page filters by, with the file that lists them. */
  filters: { file: string; industries: readonly string[] };
}

type Collections = Readonly<Record<string, { loader?: unknown; schema?: unknown }>>;

type Place = Pick<ContentRecord, 'file' | 'entry'>;

const issue = ({ file, entry }: Place, name: string, message: string): ContentIssue => ({
  source: file,
  field: fieldOf(entry, name),
  message,
});

/** A value that no other entry of its kind may have. */
interface Claim {
  at: Place;
  name: string;
  value: unknown;
}

const claims = (
  records: readonly ContentRecord[],
  name: string,
  pick: (record: ContentRecord) => unknown = ({ data }) => data?.[name],
): Claim[] => records.map((record) => ({ at: record, name, value: pick(record) }));

function duplicates(all: readonly Claim[]): ContentIssue[] {
  const first = new Map<unknown, Place>();
  return all.flatMap(({ at, name, value }) => {
    if (value === undefined || value === null || value === '') return [];
    const other = first.get(value);
    first.set(value, other ?? at);
    if (!other) return [];
    const where = [other.file, other.entry].filter(Boolean).join(', ');
    return [issue(at, name, `"${value}" is that of ${where}, too; give each its own`)];
  });
}

const slugOf = ({ id, data }: ContentRecord) => data && insightSlug(data as Insight, id);

/** A field of a record that names entries of `to`: collections, or `logos`. */
interface Reference {
  field: string;
  id: string;
  to: readonly string[];
}

/** Returns the references that a schema declares (`referenceTo`), with their values in a record. */
function referencesIn(schema: Json | undefined, value: unknown, field = ''): Reference[] {
  if (!schema || value === undefined || value === null) return [];
  if (Array.isArray(schema.references))
    return [{ field, id: String(value), to: schema.references.map(String) }];
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

export function referenceIssues(
  records: readonly ContentRecord[],
  collections: Collections,
  { pages, logos, filters }: ProjectContext,
): ContentIssue[] {
  const of = (collection: string) => records.filter((record) => record.collection === collection);
  const ids = (...names: string[]) =>
    names.flatMap((name) => (name === 'logos' ? logos : of(name).map(({ id }) => id)));
  const placeOf = (name: string) => {
    if (name === 'logos') return 'src/assets/clients/';
    const reads = readsOf(name, collections[name]?.loader);
    return 'list' in reads ? reads.list : `${reads.folder}/`;
  };
  const unknown = (record: ContentRecord, { field, id, to }: Reference): ContentIssue[] => {
    const known = ids(...to);
    if (known.includes(id)) return [];
    const write = known.length > 0 ? `write one of: ${choices(id, known)}, or ` : '';
    const where = to.map(placeOf).join(' or ');
    return [issue(record, field, `"${id}" is not in ${where}; ${write}add it there`)];
  };
  const names = [...new Set(records.map(({ collection }) => collection))];
  const insights = ['blogs', 'articles', 'caseStudies'].flatMap(of);
  const industries = ids('industries', 'projectIndustries');
  return [
    ...names.flatMap((name) =>
      duplicates(claims(of(name), 'id', ({ id, data }) => data?.id ?? id)),
    ),
    ...duplicates(claims(['industries', 'projectIndustries'].flatMap(of), 'id', ({ id }) => id)),
    ...duplicates([
      ...pages.map(({ path, file }) => ({ at: { file, entry: '' }, name: 'path', value: path })),
      ...['path', 'canonicalPath', 'link'].flatMap((name) => claims(records, name)),
    ]),
    ...duplicates(claims(of('clients'), 'name')),
    ...duplicates(claims(of('clients'), 'logo')),
    ...duplicates(
      claims(insights, 'slug', (one) => slugOf(one) && `${one.data?.type}/${slugOf(one)}`),
    ),
    ...insights
      .filter((one) => slugOf(one) === '')
      .map((one) =>
        issue(one, 'slug', 'is missing, and the title gives none; add one of letters and digits'),
      ),
    ...names.flatMap((name) => {
      const schema = asJson(schemaOf(collections[name]?.schema));
      return of(name).flatMap((record) =>
        referencesIn(schema, record.data).flatMap((reference) => unknown(record, reference)),
      );
    }),
    // What has the form of a name names a project; any other text describes the work.
    ...of('testimonials').flatMap((record) => {
      const { data: id, success } = recordName.safeParse(record.data?.project);
      const issues = success ? unknown(record, { field: 'project', id, to: ['projects'] }) : [];
      return issues.map(({ message, ...place }) => ({
        ...place,
        message: `${message}, or describe the work in several words`,
      }));
    }),
    ...filters.industries
      .filter((id) => !industries.includes(id))
      .map((id) => ({
        source: filters.file,
        field: 'filters.options',
        message: `industry "${id}" is not in industries/ or project-industries.yaml; write one of: ${choices(id, industries)}`,
      })),
  ];
}
