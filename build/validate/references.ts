import { insightSlug } from '../../src/content/insight-slug.ts';
import { type ContentIssue, choices } from '../../src/content/issues.ts';
import type { Insight } from '../../src/content/schema/insight.ts';
import { type ContentRecord, fieldOf } from './read-collections.ts';

/** What records refer to besides each other. */
export interface ProjectContext {
  /** Paths of pages that are not records, with the file that sets each. */
  pages: readonly { path: string; file: string }[];
  /** File names in src/assets/clients/, without ending. */
  logos: readonly string[];
  /** Ids of the industries that the projects page filters by, with the file that lists them. */
  filters: { file: string; industries: readonly string[] };
}

type Data = Record<string, unknown>;

const issue = ({ file, entry }: ContentRecord, name: string, message: string): ContentIssue => ({
  source: file,
  field: fieldOf(entry, name),
  message,
});

/** Returns an issue for each record whose value another record has, too. */
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

/** Returns an issue for each list in a record in which two entries have the same id. */
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

/** Returns an issue for each path of a record that a page or another record has, too. */
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

/** Returns an issue for each insight without an address of its own. */
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

/** Returns the issues between records: unknown ids, duplicate ids, duplicate addresses. */
export function referenceIssues(
  records: readonly ContentRecord[],
  { pages, logos, filters }: ProjectContext,
): ContentIssue[] {
  const of = (collection: string) => records.filter((record) => record.collection === collection);
  const ids = (...collections: string[]) => collections.flatMap(of).map(({ id }) => id);
  const insights = ['blogs', 'articles', 'caseStudies'].flatMap(of);
  const known = {
    industryPages: ids('industries'),
    industries: ids('industries', 'projectIndustries'),
    services: ids('services'),
    mockups: ids('mockups'),
    projects: ids('projects'),
    questions: ids('faq'),
  };
  const unknown = (
    record: ContentRecord,
    name: string,
    value: unknown,
    list: readonly string[],
    where: string,
  ): ContentIssue[] =>
    value === undefined || list.includes(String(value))
      ? []
      : [
          issue(
            record,
            name,
            list.length > 0
              ? `"${value}" is not in ${where}; write one of: ${choices(value, list)}, or add it there`
              : `"${value}" is not in ${where}; add it there`,
          ),
        ];
  /** The same for each id in a list, such as the services of a project. */
  const unknownIn = (
    record: ContentRecord,
    name: string,
    value: unknown,
    list: readonly string[],
    where: string,
  ) =>
    ((value ?? []) as unknown[]).flatMap((id, index) =>
      unknown(record, `${name}[${index}]`, id, list, where),
    );
  const glanceIn = (record: ContentRecord) => {
    const glance = record.data?.glance as
      | { project?: { id?: unknown }; services?: unknown }
      | undefined;
    return [
      ...unknown(record, 'glance.project.id', glance?.project?.id, known.projects, 'projects/'),
      ...unknownIn(record, 'glance.services', glance?.services, known.services, 'services/'),
      ...unknownIn(record, 'questions', record.data?.questions, known.questions, 'faq.yaml'),
    ];
  };
  const mockupsIn = (record: ContentRecord, list: string, key: string) =>
    ((record.data?.[list] ?? []) as Data[]).flatMap((item, index) =>
      unknown(record, `${list}[${index}].${key}`, item[key], known.mockups, 'mockups.yaml'),
    );

  const collections = [...new Set(records.map(({ collection }) => collection))];
  return [
    ...collections.flatMap((name) => duplicates(of(name), 'id', ({ id, data }) => data?.id ?? id)),
    ...records.flatMap(duplicateIds),
    ...duplicateAddresses(records, pages),
    ...of('projectIndustries').flatMap((record) =>
      known.industryPages.includes(record.id)
        ? [issue(record, 'id', 'has a page in industries/, which names it; remove this entry')]
        : [],
    ),
    ...of('projects').flatMap((record) => [
      ...unknown(
        record,
        'industry',
        record.data?.industry,
        known.industries,
        'industries/ or project-industries.yaml',
      ),
      ...unknownIn(record, 'services', record.data?.services, known.services, 'services/'),
    ]),
    ...of('testimonials').flatMap((record) => [
      ...unknown(record, 'industry', record.data?.industry, known.industryPages, 'industries/'),
      // A text that is no number describes the work instead of naming a project.
      ...(/^\d+$/.test(String(record.data?.project))
        ? unknown(record, 'project', record.data?.project, known.projects, 'projects/')
        : []),
    ]),
    ...of('clients').flatMap((record) =>
      unknown(record, 'logo', record.data?.logo, logos, 'src/assets/clients/'),
    ),
    ...duplicates(of('clients'), 'name', ({ data }) => data?.name),
    ...duplicates(of('clients'), 'logo', ({ data }) => data?.logo),
    ...of('services').flatMap((record) => [
      ...mockupsIn(record, 'projects', 'image'),
      ...glanceIn(record),
    ]),
    ...of('industries').flatMap(glanceIn),
    ...insightAddresses(insights),
    ...insights.flatMap((record) => [
      ...mockupsIn(record, 'images', 'mockup'),
      ...unknown(record, 'author', record.data?.author, ids('people'), 'people.yaml'),
      ...unknown(record, 'industry', record.data?.industry, known.industryPages, 'industries/'),
      ...unknownIn(record, 'services', record.data?.services, known.services, 'services/'),
    ]),
    ...filters.industries
      .filter((id) => !known.industries.includes(id))
      .map((id) => ({
        source: filters.file,
        field: 'filters.options',
        message: `industry "${id}" is not in industries/ or project-industries.yaml; write one of: ${choices(id, known.industries)}`,
      })),
  ];
}
