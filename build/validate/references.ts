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

const issue = ({ file, entry }: ContentRecord, name: string, message: string): ContentIssue => ({
  source: file,
  field: fieldOf(entry, name),
  message,
});

function duplicates(
  records: readonly ContentRecord[],
  name: string,
  pick: (record: ContentRecord) => unknown,
): ContentIssue[] {
  const first = new Map<unknown, ContentRecord>();
  return records.flatMap((record) => {
    const value = pick(record);
    if (value === undefined || value === null || value === '') return [];
    const other = first.get(value);
    if (!other) {
      first.set(value, record);
      return [];
    }
    const where = [other.file, other.entry].filter(Boolean).join(', ');
    return [issue(record, name, `"${value}" stands in ${where}, too; give each its own`)];
  });
}

function duplicateIds(record: ContentRecord): ContentIssue[] {
  const search = (value: unknown, path: string): ContentIssue[] => {
    if (Array.isArray(value)) {
      const ids = value.map((item: { id?: unknown } | null) => item?.id);
      const again = ids.find((id, index) => id !== undefined && ids.indexOf(id) !== index);
      if (again === undefined) return [];
      return [
        issue(record, path, `the id ${JSON.stringify(again)} stands twice; number them anew`),
      ];
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, one]) =>
      search(one, [path, key].filter(Boolean).join('.')),
    );
  };
  return search(record.data, '');
}

function duplicateAddresses(
  records: readonly ContentRecord[],
  pages: ProjectContext['pages'],
): ContentIssue[] {
  const known = new Map(pages.map(({ path, file }) => [path, file]));
  const issues: ContentIssue[] = [];
  for (const record of records) {
    for (const name of ['path', 'canonicalPath', 'link']) {
      const address = record.data?.[name];
      if (typeof address !== 'string') continue;
      const other = known.get(address);
      if (other)
        issues.push(
          issue(record, name, `${address} is the address of ${other}, too; choose another`),
        );
      else known.set(address, record.file);
    }
  }
  return issues;
}

function insightAddresses(insights: readonly ContentRecord[]): ContentIssue[] {
  const files = new Map<string, string>();
  return insights.flatMap((record) => {
    if (!record.data) return [];
    const insight = record.data as Insight;
    const slug = insightSlug(insight, record.id);
    const given = insight.slug === undefined && insight.type === 'case-study' ? 'title' : 'slug';
    if (!slug) return [issue(record, given, 'gives no address; add a slug of letters and digits')];
    const address = `${insight.type}/${slug}`;
    const other = files.get(address);
    files.set(address, record.file);
    return other
      ? [
          issue(
            record,
            given,
            `the address ends in ${address}, as in ${other}; give one of them another slug`,
          ),
        ]
      : [];
  });
}

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
    ...names.flatMap((name) => duplicates(of(name), 'id', ({ id, data }) => data?.id ?? id)),
    ...records.flatMap(duplicateIds),
    ...duplicateAddresses(records, pages),
    ...names.flatMap((name) => {
      const schema = asJson(schemaOf(collections[name]?.schema));
      return of(name).flatMap((record) =>
        referencesIn(schema, record.data).flatMap((reference) => unknown(record, reference)),
      );
    }),
    ...of('projectIndustries').flatMap((record) =>
      ids('industries').includes(record.id)
        ? [issue(record, 'id', 'has a page in industries/, which names it; remove this entry')]
        : [],
    ),
    // What has the form of a name names a project; any other text describes the work.
    ...of('testimonials').flatMap((record) => {
      const { data: id, success } = recordName.safeParse(record.data?.project);
      const issues = success ? unknown(record, { field: 'project', id, to: ['projects'] }) : [];
      return issues.map(({ message, ...place }) => ({
        ...place,
        message: `${message}, or describe the work in several words`,
      }));
    }),
    ...duplicates(of('clients'), 'name', ({ data }) => data?.name),
    ...duplicates(of('clients'), 'logo', ({ data }) => data?.logo),
    ...insightAddresses(insights),
    ...filters.industries
      .filter((id) => !industries.includes(id))
      .map((id) => ({
        source: filters.file,
        field: 'filters.options',
        message: `industry "${id}" is not in industries/ or project-industries.yaml; write one of: ${choices(id, industries)}`,
      })),
  ];
}
