import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { categorySlugs } from '../src/content/insight-lists.ts';
import type { ContentIssue } from '../src/content/issues.ts';
import { CONTENT } from '../src/content/read.ts';
import type { ProjectFiles } from '../src/content/records.ts';
import { filesWith } from '../src/content/records.ts';
import { FRONT_MATTER } from '../src/content/yaml.ts';
import { type RecordKind, render } from '../tools/new/new-record.ts';
import { contentIssues } from './check-content.ts';

const picture = { src: '../../assets/art/a.webp', alt: 'A picture that is described' };
const numbered = (count: number, entry: object) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, ...entry }));

const SERVICE = 'services/web.yaml';
const APP = 'services/app.yaml';
const FILTERS = 'pages/projects.yaml';

/** The fields of each file, or its whole text. */
type Content = Record<string, object | string>;

/** Returns the fields of a record as `npm run new` writes it. */
function template(kind: RecordKind): Record<string, unknown> {
  const category = categorySlugs[0] ?? '';
  const values = { id: 1, name: 'Name', tone: 'tone-5', industry: 'energy', category };
  const text = render(kind, { ...values, today: '2026-01-31' }, 'en');
  return parse(FRONT_MATTER.exec(text)?.[1] ?? text) as Record<string, unknown>;
}

/** Returns the smallest valid content: an entry of each collection, by file. */
function content(): Content {
  const { summary, ...insight } = template('article');
  return {
    'services/web.yaml': template('service'),
    'industries/energy.yaml': template('industry'),
    'projects/1.yaml': { ...template('project'), services: ['web'] },
    'project-industries.yaml': [{ id: 'retail', name: 'Retail' }],
    'mockups.yaml': [
      { id: 'shop', image: '../assets/art/a.webp', alt: 'A picture of a shop, described' },
    ],
    'testimonials.yaml': [
      {
        id: 1,
        name: 'Name',
        designation: 'Head',
        industry: 'energy',
        image: { ...picture, src: '../assets/art/a.webp' },
        message: 'Praise',
        project: 1,
        rating: 1,
      },
    ],
    'clients.yaml': [{ id: 'a', name: 'A', logo: 'a' }],
    'faq.yaml': [{ id: '1', question: 'Why?', answer: 'So.' }],
    'people.yaml': [{ id: 'ada', name: 'Ada', role: 'Writer' }],
    'pages/about.yaml': { page: { path: '/about' } },
    [FILTERS]: { filters: { options: ['', 'energy', 'retail'].map((industry) => ({ industry })) } },
    'own-pages/careers.md': template('page'),
    'insights/blog/first.md': { ...insight, summary, type: 'blog', author: 'ada' },
    'insights/article/second.md': { ...insight, summary },
    'insights/case-study/third.md': {
      ...insight,
      title: 'Third',
      type: 'case-study',
      focus: 'Focus',
      keyInsights: ['One', 'Two', 'Three'],
    },
    'policies/terms.md': {
      id: 1,
      name: 'Terms',
      version: '2025-01-01',
      description: insight.meta_description,
      lede: 'Text',
    },
  };
}

function filesOf(content: Content): ProjectFiles {
  const texts: Record<string, string> = Object.fromEntries(
    ['art/a.webp', 'clients/a.svg', 'clients/b.svg'].map((name) => [`src/assets/${name}`, '']),
  );
  for (const [name, value] of Object.entries(content)) {
    const yaml = typeof value === 'string' ? value : stringify(value);
    const isMarkdown = typeof value !== 'string' && name.endsWith('.md');
    texts[`${CONTENT}/${name}`] = isMarkdown ? `---\n${yaml}---\nText.\n` : yaml;
  }
  return filesWith(texts);
}

type Change = (all: Content) => void;

function issuesAfter(...changes: Change[]): ContentIssue[] {
  const all = content();
  for (const change of changes) change(all);
  return contentIssues(filesOf(all), []);
}

/** Sets fields of a record, or of a list's first entry. */
const set =
  (file: string, fields: object): Change =>
  (all) => {
    const value = all[file] ?? {};
    Object.assign(Array.isArray(value) ? value[0] : value, fields);
  };
const write =
  (file: string, text: string): Change =>
  (all) => {
    all[file] = text;
  };
const copy =
  (file: string, name: string, fields: object = {}): Change =>
  (all) => {
    all[name] = { ...(all[file] as object), ...fields };
  };
const add =
  (file: string, entry: object): Change =>
  (all) => {
    all[file] = [...(all[file] as object[]), entry];
  };

const INDUSTRY = 'industries/energy.yaml';
const PROJECT = 'projects/1.yaml';
const BLOG = 'insights/blog/first.md';
const PAGE = 'own-pages/careers.md';
const ARTICLE = 'insights/article/second.md';
const CASE_STUDY = 'insights/case-study/third.md';
const POLICY = 'policies/terms.md';

const policy = (body: string) => `---\n${stringify(content()[POLICY])}---\n${body}`;

const accepted: [what: string, ...changes: Change[]][] = [
  ['the smallest content'],
  ['a number above those of the others', set(SERVICE, { id: 1200 })],
  ['an industry without a page', set(PROJECT, { industry: 'retail' })],
  ['a strip without pictures', set(SERVICE, { projects: [] })],
  ['a testimonial about other work', set('testimonials.yaml', { project: 'A long sprint' })],
  ['an empty list', write('faq.yaml', '# No questions yet.\n')],
  ['braces that are written twice', set(SERVICE, { name: 'A {{set}}' })],
  ['braces in code', write(POLICY, policy('Write `{a}`.\n\n```js\nconst {b} = c;\n```\n'))],
  ['hidden files', write('services/.notes.md', 'x'), write('_draft.md', 'x')],
];

it.each(accepted)('accepts %s', (_, ...changes) => {
  expect(issuesAfter(...changes)).toEqual([]);
});

/** Records that name something unknown: file, fields, and the message to the editor. */
const references: [file: string, fields: object, message: string][] = [
  [
    'testimonials.yaml',
    { project: 'patient-protal' },
    'entry 1, project: "patient-protal" is not in projects/; write one of: 1, or add it there, or describe the work in several words',
  ],
  [
    PROJECT,
    { industry: 'Enrgy' },
    'industry: "Enrgy" is not in industries/ or project-industries.yaml',
  ],
  [PROJECT, { services: ['web', 'wep'] }, 'services[1]: "wep" is not in services/'],
  [
    SERVICE,
    { glance: { project: 11 } },
    'glance.project: "11" is not in projects/ or insights/case-study/',
  ],
  [SERVICE, { glance: { price: 'nothing' } }, 'glance.price: is "nothing"; write one of: '],
  [
    SERVICE,
    { projects: numbered(4, { title: 'Shop', image: 'shp' }) },
    'projects[0].image: "shp" is not in mockups.yaml',
  ],
  [INDUSTRY, { questions: ['1', '21'] }, 'questions[1]: "21" is not in faq.yaml'],
  [
    'faq.yaml',
    { answer: '{price:nothing}' },
    'entry 1, answer: has {price:nothing}, which cannot be filled',
  ],
  [
    FILTERS,
    { filters: { options: [{ industry: 'enrgy' }] } },
    'filters.options[0].industry: "enrgy" is not in industries/ or project-industries.yaml; write one of: energy, retail',
  ],
  ['clients.yaml', { logo: 'c' }, 'entry a, logo: "c" is not in src/assets/clients/'],
  [BLOG, { author: 'adda' }, 'author: "adda" is not in people.yaml; write one of: ada'],
  [BLOG, { sourceCategory: 'x' }, 'sourceCategory: is "x"; write one of: '],
];

const FOLLOWS = "follows from the file's name; remove it";

const refused: [message: string | RegExp, ...changes: Change[]][] = [
  [`${SERVICE}: title: ${FOLLOWS}`, set(SERVICE, { title: 'web' })],
  [`${POLICY}: path: ${FOLLOWS}`, set(POLICY, { path: '/terms' })],
  [`${PROJECT}: link: ${FOLLOWS}`, set(PROJECT, { link: '/projects/1' })],
  [/^services\/web\.yaml:2:7: .* into quotes/, write(SERVICE, 'id: 1\nname: Web: and more\n')],
  [
    /^policies\/terms\.md:3:1: .*check indentation/,
    write(POLICY, '---\nid: 1\n\tname: Terms\n---\nText.\n'),
  ],
  [/^policies\/terms\.md: .*a line ---/, write(POLICY, '# Terms\n')],
  [`${SERVICE}: must be fields with values`, write(SERVICE, '- id: 1\n')],
  [
    `${SERVICE}: name: has {brnad}, which cannot be filled; write {{ for a brace`,
    set(SERVICE, { name: 'By {brnad}' }),
  ],
  [
    `${POLICY}: text: has {emial}, which cannot be filled; use only {email}, {retentionDays}, {spamRetentionDays}, {analytics}, or write {{ for a brace`,
    write(POLICY, policy('`{a}` to {emial} or {email}.')),
  ],
  [
    'faq.yaml:3: has {fact:waranty}, which is not in facts.yaml; write one of: warranty, reply-time, or add it there',
    write('facts.yaml', 'facts: { warranty: a year }'),
    set('faq.yaml', { answer: 'We repair it for {fact:waranty}.' }),
  ],
  ['faq.yaml: must be a list', write('faq.yaml', 'id: 1\n')],
  [
    `${SERVICE}: projects: has 3 pictures; a strip needs 4 or more`,
    set(SERVICE, { projects: numbered(3, { title: 'Shop', image: 'shop' }) }),
  ],
  [
    `${SERVICE}: img.src: there is no picture src/assets/art/aa.webp; put it there`,
    set(SERVICE, { img: { ...picture, src: '../../assets/art/aa.webp' } }),
  ],
  [
    `${SERVICE}: img.src: "https://x.example/a.webp" is an address; download`,
    set(SERVICE, { img: { ...picture, src: 'https://x.example/a.webp' } }),
  ],
  [
    `${PAGE}: bands[0].band: is "txet"; write one of: text, `,
    set(PAGE, { bands: [{ band: 'txet' }] }),
  ],
  [
    `${PAGE}: bands: has "text" twice; keep one of them`,
    set(PAGE, { bands: [{ band: 'text' }, { band: 'text' }] }),
  ],
  [`${SERVICE}: id: "1" is also used in src/content/services/app.yaml`, copy(SERVICE, APP)],
  [
    'clients.yaml: entry a, id: "a" is also used in src/content/clients.yaml',
    add('clients.yaml', { id: 'a', name: 'B', logo: 'b' }),
  ],
  [
    `${SERVICE}: canonicalPath: "/services/app" is also used in src/content/services/app.yaml`,
    copy(SERVICE, APP, { id: 2 }),
    set(SERVICE, { canonicalPath: '/services/app' }),
  ],
  [
    'policies/about.md: path: "/about" is also used in src/content/pages/about.yaml',
    copy(POLICY, 'policies/about.md', { id: 2 }),
  ],
  [
    'project-industries.yaml: entry energy, id: "energy" is also used in src/content/industries/energy.yaml',
    add('project-industries.yaml', { id: 'energy', name: 'Energy' }),
  ],
  [
    `${CASE_STUDY}: slug: "case-study/third" is also used in src/content/insights/case-study/copy.md`,
    copy(CASE_STUDY, 'insights/case-study/copy.md'),
  ],
  [
    'insights/article/third.md: slug: "article/second" is also used in src/content/insights/article/second.md',
    copy(ARTICLE, 'insights/article/third.md', { slug: 'second' }),
  ],
  [
    'insights/case-study/what-changed?.md: no page can have this name; rename it what-changed.md',
    write('insights/case-study/what-changed?.md', '---\ntitle: x\n---\n'),
  ],
  [
    'services/Our App.yml: nothing reads this file; rename it our-app.yaml',
    write('services/Our App.yml', 'id: 2\n'),
  ],
  [
    'insights/blgo/x.md: nothing reads this folder; put the file into insights/blog/',
    write('insights/blgo/x.md', 'x'),
  ],
  ...references.map(([file, fields, message]): (typeof refused)[number] => [
    `${file}: ${message}`,
    set(file, fields),
  ]),
];

it.each(refused)('an editor is told: %s', (message, ...changes) => {
  const lines = issuesAfter(...changes).map(({ source, field, message }) =>
    [source.slice(CONTENT.length + 1), field, message].filter(Boolean).join(': '),
  );
  expect(lines).toContainEqual(
    typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
  );
});

it.each([
  ['record', write(PROJECT, 'title: Project: and more\n'), `${PROJECT}:1:8`],
  ['list', write('mockups.yaml', '- id: shop: and more\n'), 'mockups.yaml:1:7'],
])('accepts references into a %s that cannot be parsed', (_, change, at) => {
  expect(issuesAfter(change).map(({ source }) => source)).toEqual([`${CONTENT}/${at}`]);
});
