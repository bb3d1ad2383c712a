import { basename } from 'node:path/posix';
import { insightSlug } from '../../src/content/insight-slug.ts';
import { choices, type Mistake } from '../../src/content/mistakes.ts';
import type { Insight } from '../../src/content/schema/insight.ts';
import { type ContentRecord, fieldOf } from './read-content.ts';

/** What records must agree with besides each other. */
export interface Surroundings {
  /** Addresses of pages that have no record, with the file that gives them. */
  pages: readonly { path: string; file: string }[];
  /** Names of the files in src/assets/clients/, without ending. */
  logos: readonly string[];
  /** Industries that the work page filters by, with the file that names them. */
  filters: { file: string; industries: readonly string[] };
}

type Data = Record<string, unknown>;
interface Named {
  id: string;
}

const mistake = ({ file, entry }: ContentRecord, name: string, said: string): Mistake => ({
  source: file,
  field: fieldOf(entry, name),
  said,
});

/** Fields that must follow from the file's name, which is the last part of the address. */
export const follows: Record<string, (id: string) => Data> = {
  services: (id) => ({ title: id, path: `/services/${id}` }),
  industries: (id) => ({ industry: id, path: `/industries/${id}` }),
  projects: (id) => ({ id: Number(id), link: `/projects/${id}` }),
  policies: (id) => ({ path: `/${id}` }),
};

function namedAfterFile(record: ContentRecord): Mistake[] {
  const { collection, id, file, data } = record;
  if (!data) return [];
  if (collection === 'projects' && !/^\d+$/.test(id))
    return [
      mistake(record, '', `a project's file is named after its number; rename it ${data.id}.yaml`),
    ];
  return Object.entries(follows[collection]?.(id) ?? {}).flatMap(([name, wanted]) =>
    data[name] === wanted
      ? []
      : [
          mistake(
            record,
            name,
            `is "${data[name]}" and must follow the file's name; write ${wanted}, or rename ${basename(file)}`,
          ),
        ],
  );
}

/** Records that share what each must have for itself. */
function twice(
  records: readonly ContentRecord[],
  name: string,
  pick: (record: ContentRecord) => unknown,
): Mistake[] {
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
    return [mistake(record, name, `"${value}" stands in ${where}, too; give each its own`)];
  });
}

/** Lists in a record whose entries have ids of their own. */
function twiceWithin(record: ContentRecord): Mistake[] {
  const search = (value: unknown, path: string): Mistake[] => {
    if (Array.isArray(value)) {
      const ids = value.map((item: { id?: unknown } | null) => item?.id);
      const again = ids.find((id, index) => id !== undefined && ids.indexOf(id) !== index);
      const own =
        again === undefined
          ? []
          : [
              mistake(
                record,
                path,
                `the id ${JSON.stringify(again)} stands twice; number them anew`,
              ),
            ];
      return own;
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, one]) =>
      search(one, [path, key].filter(Boolean).join('.')),
    );
  };
  return search(record.data, '');
}

/** Addresses: of pages and records, each once. */
function addresses(records: readonly ContentRecord[], pages: Surroundings['pages']): Mistake[] {
  const known = new Map(pages.map(({ path, file }) => [path, file]));
  const mistakes: Mistake[] = [];
  for (const record of records) {
    for (const name of ['path', 'canonicalPath', 'link']) {
      const address = record.data?.[name];
      if (typeof address !== 'string') continue;
      const other = known.get(address);
      if (other) mistakes.push(mistake(record, name, `${address} is the address of ${other}, too`));
      else known.set(address, record.file);
    }
  }
  return mistakes;
}

/** Insights: each has an address of its own, which their fields make together. */
function insightAddresses(insights: readonly ContentRecord[]): Mistake[] {
  const files = new Map<string, string>();
  return insights.flatMap((record) => {
    if (!record.data) return [];
    const insight = record.data as Insight;
    const slug = insightSlug(insight, record.id);
    const given = insight.slug === undefined && insight.type === 'case-study' ? 'title' : 'slug';
    if (!slug)
      return [mistake(record, given, 'gives no address; add a slug of letters and digits')];
    const address = `${insight.type}/${slug}`;
    const other = files.get(address);
    files.set(address, record.file);
    return other
      ? [
          mistake(
            record,
            given,
            `the address ends in ${address}, as in ${other}; give one of them another slug`,
          ),
        ]
      : [];
  });
}

/**
 * What records say about each other that is not true: unknown ids, ids and addresses given twice, fields that do not
 * follow the file's name.
 */
export function referenceMistakes(
  records: readonly ContentRecord[],
  { pages, logos, filters }: Surroundings,
): Mistake[] {
  const of = (collection: string) => records.filter((record) => record.collection === collection);
  const ids = (...collections: string[]) => collections.flatMap(of).map(({ id }: Named) => id);
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
  ): Mistake[] =>
    value === undefined || list.includes(String(value))
      ? []
      : [
          mistake(
            record,
            name,
            list.length > 0
              ? `"${value}" is not in ${where}; write one of: ${choices(value, list)}, or add it there`
              : `"${value}" is not in ${where}; add it there`,
          ),
        ];
  /** Ids in a list of a record, such as its services. */
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
    ...records.flatMap(namedAfterFile),
    ...collections.flatMap((name) => twice(of(name), 'id', ({ id, data }) => data?.id ?? id)),
    ...records.flatMap(twiceWithin),
    ...addresses(records, pages),
    ...of('projectIndustries').flatMap((record) =>
      known.industryPages.includes(record.id)
        ? [mistake(record, 'id', 'has a page in industries/, which names it; remove this entry')]
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
      // Anything but a number is a line about the work.
      ...(/^\d+$/.test(String(record.data?.project))
        ? unknown(record, 'project', record.data?.project, known.projects, 'projects/')
        : []),
    ]),
    ...of('clients').flatMap((record) =>
      unknown(record, 'logo', record.data?.logo, logos, 'src/assets/clients/'),
    ),
    ...twice(of('clients'), 'name', ({ data }) => data?.name),
    ...twice(of('clients'), 'logo', ({ data }) => data?.logo),
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
        said: `industry "${id}" is not in industries/ or project-industries.yaml; write one of: ${choices(id, known.industries)}`,
      })),
  ];
}
