import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { controls } from '../../src/content/navigation.ts';
import { industryPage, servicePage, services as servicesPage } from '../../src/content/pages.ts';
import { priceOf, priceText, withPrices } from '../../src/content/prices.ts';
import type { Industry } from '../../src/content/schema/industry.ts';
import type { CaseStudy } from '../../src/content/schema/insight.ts';
import type { Project } from '../../src/content/schema/project.ts';
import type { Service } from '../../src/content/schema/service.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { markdown, names, records, yaml } from '../content.ts';
import { listedPaths } from '../page-kinds.ts';
import { filled, html } from './built-site.ts';
import { mainOf } from './main-text.ts';

/** What a file may leave out, its schema adds; a test reads the file. */
type Written<Entry extends Service | Industry> = Omit<Entry, 'glance' | 'questions'> & {
  glance?: Partial<NonNullable<Entry['glance']>>;
  questions?: (string | number)[];
};
const services = records<Written<Service>>('services');
const industries = records<Written<Industry>>('industries').filter(({ path }) =>
  listedPaths.includes(path),
);
const projects = records<Project>('projects');
const questions = yaml<{ id: string; question: string; answer: string }[]>('faq.yaml');
const addressOf = (page: Pick<Service, 'path' | 'canonicalPath'> | Pick<Industry, 'path'>) =>
  ('canonicalPath' in page && page.canonicalPath) || page.path;

const titled = new Map(
  listedPaths
    .filter((path) => /^\/insights\/[^/]+\/[^/]+$/.test(path))
    .map((path) => [mainOf(path).headings(1).join(), path]),
);

/** The project or case study of that name, with its address. */
function caseOf(name: string | number) {
  const project = projects.find(({ id }) => String(id) === String(name));
  if (project) return { ...project, path: project.link };
  const file = `insights/case-study/${name}.md`;
  if (!names('insights/case-study', '.md').includes(file)) return undefined;
  const { head } = markdown<Pick<CaseStudy, 'title'>>(file);
  return { ...head, path: titled.get(head.title) };
}

/** What a record says and its page does not, one line each. */
function missing(record: Written<Service> | Written<Industry>) {
  const { main, text, headings } = mainOf(addressOf(record));
  const { name, heroText, glance = {}, questions: ids = [] } = record;
  const [title = '', ...more] = headings(1);
  const lists =
    'included' in glance || 'needed' in glance
      ? [...(glance.included ?? []), ...(glance.needed ?? [])]
      : 'rules' in glance || 'typical' in glance
        ? [...(glance.rules ?? []), ...(glance.typical ? [glance.typical] : [])]
        : [];
  const said = [
    heroText.trim(),
    ...(glance.price ? [priceText(glance.price)] : []),
    ...(glance.duration ? [glance.duration] : []),
    ...lists,
  ];
  return [
    ...(title.startsWith(`${name} `) ? [] : [`${name} at the beginning of the first heading`]),
    ...more.map((heading) => `one first heading alone: ${heading}`),
    ...said.filter((value) => !text.includes(value)),
    ...(!glance.project || main.includes(`href="${caseOf(glance.project)?.path}"`)
      ? []
      : ['a link to the related case']),
    ...((main.match(/<details\b/g)?.length ?? 0) === ids.length ? [] : [`${ids.length} questions`]),
    ...ids.flatMap((id) => {
      const { question = '?', answer = '?' } = questions.find((one) => one.id === String(id)) ?? {};
      return [question, withPrices(answer.trim())].filter((part) => !text.includes(part));
    }),
  ];
}

/** Headings of the bands of a page that are not among those that tell what a band is about. */
const strange = (path: string, plain: readonly string[]) =>
  mainOf(path)
    .headings(2)
    .filter((heading) => !plain.includes(heading));

/** What a page's texts offer as headings: its plain texts and the titles of its bands. */
const headingsOf = (texts: Readonly<Record<string, string | object | undefined>>) => [
  controls.related,
  ...Object.values(texts).map((text = '') =>
    typeof text === 'string' ? text : 'title' in text ? String(text.title) : '',
  ),
];

describe('a visitor learns what, for whom, how much and by when', () => {
  it.each(filled(services, 'services'))('$path', (service) => {
    expect(missing(service)).toEqual([]);
  });
  it.each(industries)('$path', (industry) => {
    expect(missing(industry)).toEqual([]);
  });

  it('every heading of a service stands in service.yaml, which words it plainly for all', () => {
    const wrong = services.flatMap((service) =>
      strange(addressOf(service), headingsOf(servicePage)).map(
        (heading) => `${service.path}: ${heading}`,
      ),
    );
    expect(wrong).toEqual([]);
  });
  it('every heading of an industry stands in industry.yaml', () => {
    const wrong = industries.flatMap(({ path }) =>
      strange(path, headingsOf(industryPage)).map((heading) => `${path}: ${heading}`),
    );
    expect(wrong).toEqual([]);
  });

  it('/services begins with its services', () => {
    const [, first = ''] = mainOf('/services')
      .main.split(/<section\b/)
      .slice(1);
    expect(services.filter(({ path }) => !first.includes(`href="${path}"`))).toEqual([]);
  });

  it('/services: the table of prices', () => {
    const { text } = mainOf('/services');
    const rows = (servicesPage.costs?.rows ?? []).map(
      ({ name, price, duration }) => `${name} ${priceText(price)} ${duration}`,
    );
    expect(rows.filter((row) => !text.includes(row))).toEqual([]);
  });

  /** First figures of the projects on a page that have changed, as the page must write them. */
  const changesOn = (path: string) => {
    const { main, text } = mainOf(path);
    const shown = projects.filter(({ link }) => main.includes(`href="${link}"`));
    return shown.flatMap(({ metrics = {} }) =>
      Object.entries(metrics)
        .slice(0, 1)
        .flatMap(([name, { value, before }]) =>
          before && text.includes(name)
            ? [{ path, text, words: fillIn(controls.change, { before, after: value }) }]
            : [],
        ),
    );
  };
  const hasChanges = projects.some(({ metrics = {} }) => Object.values(metrics)[0]?.before);
  it.skipIf(!hasChanges)('a figure that changed has both ends, wherever it stands', () => {
    const paths = ['/', '/projects', ...industries.map(({ path }) => path)];
    const changes = filled(paths.flatMap(changesOn), 'figures');
    expect(changes.filter(({ text, words }) => !text.includes(words))).toEqual([]);
  });

  it('JSON-LD names the amounts of the price that the page shows', () => {
    const wrong = services.flatMap((service) => {
      const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(
        html(addressOf(service)),
      )?.[1];
      const graph: { offers?: { priceSpecification: { minPrice?: number; maxPrice?: number } } }[] =
        JSON.parse(data ?? '{}')['@graph'];
      const given = graph.find(({ offers }) => offers)?.offers?.priceSpecification;
      const id = service.glance?.price;
      const price = id === undefined ? undefined : priceOf(id);
      const same = given?.minPrice === price?.from && given?.maxPrice === price?.to;
      return same ? [] : [service.path];
    });
    expect(wrong).toEqual([]);
  });

  it('llms.txt names prices and durations', () => {
    const lines = readFileSync(
      new URL('../../dist/client/llms.txt', import.meta.url),
      'utf8',
    ).split('\n');
    const wrong = [...services, ...industries].filter(
      ({ name, glance: { price, duration } = {} }) =>
        price &&
        duration &&
        !lines.some(
          (line) =>
            line.includes(`[${name}]`) &&
            line.includes(priceText(price)) &&
            line.includes(duration),
        ),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('services, industries, projects and insights link both ways', () => {
  const links = (from: string, to: string) =>
    mainOf(from).main.includes(`href="${to}"`) ? [] : [`${from} has no link to ${to}`];
  const service = (slug: string) => services.find(({ title }) => title === slug);
  const both = (one: string, other: string) => [...links(one, other), ...links(other, one)];

  it('projects', () => {
    const wrong = filled(projects, 'projects').flatMap((project) => {
      const own = (project.services ?? []).flatMap((slug) => service(slug) ?? []);
      const page = industries.find(({ industry }) => industry === project.industry);
      return [...own, ...(page ? [page] : [])].flatMap((to) => both(project.link, to.path));
    });
    expect(wrong).toEqual([]);
  });

  it('industries and services', () => {
    const wrong = industries.flatMap(({ path, glance }) =>
      (glance?.services ?? []).flatMap((slug) => both(path, service(slug)?.path ?? slug)),
    );
    expect(wrong).toEqual([]);
  });

  it('an insight links to its services and its industry, and these to the newest about them', () => {
    type Head = { title: string; published: string; services?: string[]; industry?: string };
    const heads = names('insights', '').flatMap((folder) =>
      names(folder, '.md').map((file) => markdown<Head>(file).head),
    );
    const about = heads.flatMap(({ title, services: slugs = [], industry }) => {
      const path = titled.get(title);
      const targets = [
        ...slugs.flatMap((slug) => service(slug)?.path ?? []),
        ...industries.flatMap((page) => (page.industry === industry ? page.path : [])),
      ];
      return path ? targets.map((target) => ({ path, target })) : [];
    });
    const wrong = about.flatMap(({ path, target }) => links(path, target));
    const silent = [...new Set(about.map(({ target }) => target))].filter(
      (target) =>
        !about.some((one) => one.target === target && links(target, one.path).length === 0),
    );
    expect([...wrong, ...silent.map((path) => `${path} links to no insight about it`)]).toEqual([]);
  });
});
