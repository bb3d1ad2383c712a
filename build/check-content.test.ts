import { dump } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { categorySlugs } from '../src/content/insight-categories.ts';
import { ContentError, type ContentIssue } from '../src/content/issues.ts';
import { pages } from '../src/content/pages.ts';
import { collections } from '../src/content.config.ts';
import { contentIssues } from './check-content.ts';
import { CONTENT, type ProjectFiles, readCollections } from './validate/read-collections.ts';

const sentence =
  'Words that are long enough to be the description of a page in search results, no longer.';
const picture = { src: '../../assets/art/a.webp', alt: 'A picture that is described' };
const numbered = (count: number, entry: object) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, ...entry }));
const band = { leftContent: 'Left', rightContent: 'Right' };
const card = { heading: 'Heading', description: 'Text' };
const insight = {
  meta_description: sentence,
  category: 'Topic',
  sourceCategory: categorySlugs[0],
  published: '2026-01-31',
};

/** The smallest content that is right: an entry of each kind, by file. */
const content = () => ({
  'services/web.yaml': {
    id: 1,
    title: 'web',
    name: 'Web',
    path: '/services/web',
    img: picture,
    tone: 'mint',
    summary: 'Summary',
    seo: { title: 'Title', description: sentence },
    heroTitle: 'Title',
    heroImage: picture,
    heroText: 'Text',
    aboutSection: { ...band, image: picture, content: ['Text'] },
    projects: numbered(4, { title: 'Shop', image: 'shop' }),
    expertise: { ...band, highlights: [] as object[] },
    subServices: { ...band, cards: numbered(1, card) },
    process: { ...band, steps: numbered(2, card) },
    callToAction: { heading: 'Heading', title: 'Title', link: '/contact' },
  } as Record<string, unknown>,
  'industries/energy.yaml': {
    id: 1,
    industry: 'energy',
    name: 'Energy',
    path: '/industries/energy',
    description: 'Tagline',
    tone: 'mint',
    seo: { description: sentence },
    herotitle: 'Title',
    heroText: 'Text',
    heroBg: picture,
    approach: { leftsidecontent: 'Left', rightsidecontent: 'Right', details: [] as object[] },
    expertise: { ...band, highlights: [] as object[] },
    clients: [] as object[],
  } as Record<string, unknown>,
  'projects/1.yaml': {
    id: 1,
    title: 'Project',
    industry: 'energy',
    services: ['web'],
    tags: 'Tag',
    featured: true,
    tone: 'mint',
    image1: picture,
    image2: picture,
    link: '/projects/1',
    details: 'Details',
    seoDescription: sentence,
    description: 'Text',
    problemStatement: 'Text',
    problemsSolved: [{ problem: 'P', solution: 'S', impact: 'I', timeToSolve: 'A week' }],
    objective: 'Text',
    challenges: 'Text',
    impact: 'Text',
    metrics: {},
    techStack: {},
    caseStudy: {
      clientBackground: 'Text',
      projectPhases: [{ phase: 'One', duration: 'A week', activities: ['Work'] }],
      keyFeatures: ['Feature'],
      lessonsLearned: [] as string[],
    },
    futureScope: 'Text',
  } as Record<string, unknown>,
  'project-industries.yaml': [{ id: 'retail', name: 'Retail' }] as object[],
  'mockups.yaml': [
    { id: 'shop', image: '../assets/art/a.webp', alt: 'A picture of a shop, described' },
  ] as object[],
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
  ] as Record<string, unknown>[],
  'clients.yaml': [{ id: 'a', name: 'A', logo: 'a' }] as Record<string, unknown>[],
  'faq.yaml': [{ id: '1', question: 'Why?', answer: 'So.' }] as Record<string, unknown>[],
  'people.yaml': [{ id: 'ada', name: 'Ada', role: 'Writer' }] as Record<string, unknown>[],
  'insights/blog/first.md': {
    ...insight,
    title: 'First',
    author: 'ada',
    type: 'blog',
    url: '/blog/first',
    summary: ['One', 'Two'],
    images: [{ type: 'Screen', description: 'Text', mockup: 'shop' }],
  } as Record<string, unknown>,
  'insights/article/second.md': {
    ...insight,
    title: 'Second',
    type: 'article',
    url: '/article/second',
    summary: ['One', 'Two'],
  } as Record<string, unknown>,
  'insights/case-study/third.md': {
    ...insight,
    title: 'Third',
    type: 'case-study',
    focus: 'Focus',
    keyInsights: ['One', 'Two', 'Three'],
  } as Record<string, unknown>,
  'policies/terms.md': {
    id: 1,
    name: 'Terms',
    path: '/terms',
    version: '2025-01-01',
    description: sentence,
    lede: 'Text',
  } as Record<string, unknown>,
});
type Content = ReturnType<typeof content>;

/** The files that hold the content, in memory; `written` are files as they stand. */
function filesOf(records: object, written: Record<string, string>): ProjectFiles {
  const texts = new Map([
    ...Object.entries(records).map(([name, value]): [string, string] => {
      const yaml = dump(value, { skipInvalid: true });
      return [`${CONTENT}/${name}`, name.endsWith('.md') ? `---\n${yaml}---\nText.\n` : yaml];
    }),
    ...Object.entries(written).map(([name, text]): [string, string] => [
      `${CONTENT}/${name}`,
      text,
    ]),
    ['src/assets/art/a.webp', ''],
  ]);
  return {
    read: (path) => texts.get(path) ?? '',
    exists: (path) => texts.has(path),
    list: (folder) =>
      [...texts.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1)),
  };
}

function issuesIn(
  change: (records: Content) => unknown,
  written: Record<string, string> = {},
): ContentIssue[] {
  const records = content();
  change(records);
  return contentIssues(filesOf(records, written), {
    pages: Object.values(pages).map(({ path }) => ({ path, file: 'src/content/pages/x.yaml' })),
    logos: ['a', 'b'],
    filters: { file: 'src/content/pages/projects.yaml', industries: ['energy', 'retail'] },
  });
}

const nothing = () => undefined;

it('the smallest content has no issue', () => {
  expect(issuesIn(nothing)).toEqual([]);
});

describe('what real content needs is accepted', () => {
  const accepted: [what: string, change: (records: Content) => unknown, Record<string, string>?][] =
    [
      ['any year', (all) => Object.assign(all['projects/1.yaml'], { year: 2031 })],
      ['any currency', (all) => Object.assign(all['projects/1.yaml'], { budget: '€ 80,000' })],
      ['a few weeks', (all) => Object.assign(all['projects/1.yaml'], { duration: '3 weeks' })],
      ['high numbers', (all) => Object.assign(all['services/web.yaml'], { id: 1200 })],
      [
        'an industry without a page',
        (all) => Object.assign(all['projects/1.yaml'], { industry: 'retail' }),
      ],
      [
        'no pictures in the strip',
        (all) => Object.assign(all['services/web.yaml'], { projects: [] }),
      ],
      [
        'a day without quotes',
        (all) =>
          Object.assign(all['insights/blog/first.md'], { published: new Date('2026-01-31') }),
      ],
      [
        'a line about the work',
        ({ 'testimonials.yaml': [one] }) => Object.assign(one ?? {}, { project: 'A long sprint' }),
      ],
      ['an empty list', nothing, { 'faq.yaml': '# No questions yet.\n' }],
      ['notes that no page reads', nothing, { 'services/.notes.md': 'x', '_draft.md': 'x' }],
    ];

  it.each(accepted)('%s', (_, change, written) => {
    expect(issuesIn(change, written)).toEqual([]);
  });

  it('a day comes out as it was written', () => {
    const records = content();
    Object.assign(records['insights/blog/first.md'], { published: new Date('2026-01-31') });
    const { records: read } = readCollections(filesOf(records, {}), collections);
    expect(read.find(({ id }) => id === 'first')?.data?.published).toBe('2026-01-31');
  });
});

interface Case {
  what: string;
  change?: (records: Content) => unknown;
  /** Files as they stand, by name below src/content. */
  written?: Record<string, string>;
  file: string;
  field: string;
  /** Words of what is wrong and of the remedy. */
  words: string[];
}
const set =
  (file: keyof Content, fields: object) =>
  (records: Content): unknown => {
    const value = records[file];
    return Object.assign(Array.isArray(value) ? (value[0] ?? {}) : value, fields);
  };
const again = (file: keyof Content, name: string, fields: object) => (records: Content) =>
  Object.assign(records, { [name]: { ...records[file], ...fields } });

const cases: Case[] = [
  {
    what: 'a missing field',
    change: (all) => delete all['services/web.yaml'].heroTitle,
    file: 'services/web.yaml',
    field: 'heroTitle',
    words: ['is missing', 'add a text'],
  },
  {
    what: 'a field without a value',
    change: set('services/web.yaml', { heroTitle: null }),
    file: 'services/web.yaml',
    field: 'heroTitle',
    words: ['is missing', 'add a text'],
  },
  {
    what: 'a number for text',
    change: set('projects/1.yaml', { duration: 12 }),
    file: 'projects/1.yaml',
    field: 'duration',
    words: ['is read as a number', 'put it into quotes'],
  },
  {
    what: 'text for a number',
    change: set('projects/1.yaml', { year: '2024' }),
    file: 'projects/1.yaml',
    field: 'year',
    words: ['must be a number', 'without quotes'],
  },
  {
    what: 'a date for text',
    change: set('insights/blog/first.md', { category: new Date('2026-01-31') }),
    file: 'insights/blog/first.md',
    field: 'category',
    words: ['is read as a date', 'put it into quotes'],
  },
  {
    what: 'no day at all',
    change: set('insights/blog/first.md', { published: '31.01.2026' }),
    file: 'insights/blog/first.md',
    field: 'published',
    words: ['"31.01.2026"', '2026-01-31'],
  },
  {
    what: 'a title that is too long',
    change: set('services/web.yaml', { heroTitle: 'x'.repeat(84) }),
    file: 'services/web.yaml',
    field: 'heroTitle',
    words: ['84 characters', 'at most 70'],
  },
  {
    what: 'a description that is too short',
    change: set('services/web.yaml', { seo: { title: 'Title', description: 'Short.' } }),
    file: 'services/web.yaml',
    field: 'seo.description',
    words: ['6 characters', 'at least 70'],
  },
  {
    what: 'a year out of reason',
    change: set('projects/1.yaml', { year: 20244 }),
    file: 'projects/1.yaml',
    field: 'year',
    words: ['20244', '2100'],
  },
  {
    what: 'a strip of three pictures',
    change: set('services/web.yaml', { projects: numbered(3, { title: 'Shop', image: 'shop' }) }),
    file: 'services/web.yaml',
    field: 'projects',
    words: ['3 pictures', '4 or more'],
  },
  {
    what: 'an unknown tone',
    change: set('services/web.yaml', { tone: 'pech' }),
    file: 'services/web.yaml',
    field: 'tone',
    words: ['is "pech"', 'write one of: peach, '],
  },
  {
    what: 'an unknown category',
    change: set('insights/blog/first.md', { sourceCategory: 'SEO & Analytics' }),
    file: 'insights/blog/first.md',
    field: 'sourceCategory',
    words: ['is "SEO & Analytics"', 'write one of: ', String(categorySlugs[0])],
  },
  {
    what: 'an unknown field',
    change: set('services/web.yaml', { sumary: 'Summary', summary: undefined }),
    file: 'services/web.yaml',
    field: 'sumary',
    words: ['is not a field', 'correct its spelling (summary?) or remove it'],
  },
  {
    what: 'a issue in a list within a record',
    change: set('projects/1.yaml', {
      problemsSolved: [{ problem: 'P', solution: 'S', impact: 'I' }],
    }),
    file: 'projects/1.yaml',
    field: 'problemsSolved[0].timeToSolve',
    words: ['is missing'],
  },
  {
    what: 'a issue in an entry of a list file',
    change: set('faq.yaml', { answer: '' }),
    file: 'faq.yaml',
    field: 'entry 1, answer',
    words: ['is empty', 'write a text'],
  },
  {
    what: 'YAML that is none',
    written: { 'services/web.yaml': 'id: 1\ntitle: web\nname: Web: and more\n' },
    file: 'services/web.yaml:3:10',
    field: '',
    words: ['cannot be read', 'into quotes'],
  },
  {
    what: 'front matter that is no YAML',
    written: { 'policies/terms.md': '---\nid: 1\n\tname: Terms\n---\nText.\n' },
    file: 'policies/terms.md:3:1',
    field: '',
    words: ['cannot be read', 'check indentation'],
  },
  {
    what: 'Markdown without fields',
    written: { 'policies/terms.md': '# Terms\n' },
    file: 'policies/terms.md',
    field: '',
    words: ['has no fields', 'a line ---'],
  },
  {
    what: 'a picture that is missing',
    change: set('services/web.yaml', { img: { ...picture, src: '../../assets/art/aa.webp' } }),
    file: 'services/web.yaml',
    field: 'img.src',
    words: ['there is no picture src/assets/art/aa.webp', 'has a.webp'],
  },
  {
    what: 'a picture on another site',
    change: set('services/web.yaml', { img: { ...picture, src: 'https://x.example/a.webp' } }),
    file: 'services/web.yaml',
    field: 'img.src',
    words: ['is an address', 'download'],
  },
  {
    what: 'a testimonial for a project that is not there',
    change: set('testimonials.yaml', { project: '99' }),
    file: 'testimonials.yaml',
    field: 'entry 1, project',
    words: ['"99" is not in projects/', 'one of: 1'],
  },
  {
    what: 'a testimonial from an industry that has no page',
    change: set('testimonials.yaml', { industry: 'retail' }),
    file: 'testimonials.yaml',
    field: 'entry 1, industry',
    words: ['"retail" is not in industries/'],
  },
  {
    what: 'an industry that nobody knows',
    change: set('projects/1.yaml', { industry: 'Enrgy' }),
    file: 'projects/1.yaml',
    field: 'industry',
    words: ['"Enrgy" is not in industries/ or project-industries.yaml', 'one of: energy'],
  },
  {
    what: 'a service that nobody offers',
    change: set('projects/1.yaml', { services: ['web', 'wep'] }),
    file: 'projects/1.yaml',
    field: 'services[1]',
    words: ['"wep" is not in services/', 'one of: web'],
  },
  {
    what: 'a project that a service shows and nobody has written',
    change: set('services/web.yaml', { glance: { project: { id: 11 } } }),
    file: 'services/web.yaml',
    field: 'glance.project.id',
    words: ['"11" is not in projects/', 'one of: 1'],
  },
  {
    what: 'a service of an industry that nobody offers',
    change: set('industries/energy.yaml', { glance: { services: ['wep'] } }),
    file: 'industries/energy.yaml',
    field: 'glance.services[0]',
    words: ['"wep" is not in services/', 'one of: web'],
  },
  {
    what: 'a question that nobody asks',
    change: set('industries/energy.yaml', { questions: ['1', '21'] }),
    file: 'industries/energy.yaml',
    field: 'questions[1]',
    words: ['"21" is not in faq.yaml', 'one of: 1'],
  },
  {
    what: 'a price that nobody has set',
    change: set('services/web.yaml', { glance: { price: 'nothing-of-the-kind' } }),
    file: 'services/web.yaml',
    field: 'glance.price',
    words: ['"nothing-of-the-kind"'],
  },
  {
    what: 'a place in an answer that is no price',
    change: set('faq.yaml', { answer: 'It costs {price:nothing-of-the-kind}.' }),
    file: 'faq.yaml',
    field: 'entry 1, answer',
    words: ['has {price:nothing-of-the-kind}, which nothing is put into'],
  },
  {
    what: 'an insight about an unknown service',
    change: set('insights/blog/first.md', { services: ['web', 'wep'] }),
    file: 'insights/blog/first.md',
    field: 'services[1]',
    words: ['"wep" is not in services/'],
  },
  {
    what: 'an insight about an unknown industry',
    change: set('insights/blog/first.md', { industry: 'steam' }),
    file: 'insights/blog/first.md',
    field: 'industry',
    words: ['"steam" is not in industries/', 'one of: energy'],
  },
  {
    what: 'a strip with an unknown picture',
    change: set('services/web.yaml', { projects: numbered(4, { title: 'Shop', image: 'shp' }) }),
    file: 'services/web.yaml',
    field: 'projects[0].image',
    words: ['"shp" is not in mockups.yaml', 'one of: shop'],
  },
  {
    what: 'an article with an unknown picture',
    change: set('insights/blog/first.md', {
      images: [{ type: 'Screen', description: 'Text', mockup: 'shp' }],
    }),
    file: 'insights/blog/first.md',
    field: 'images[0].mockup',
    words: ['"shp" is not in mockups.yaml', 'one of: shop'],
  },
  {
    what: 'a logo without a file',
    change: set('clients.yaml', { logo: 'c' }),
    file: 'clients.yaml',
    field: 'entry a, logo',
    words: ['"c" is not in src/assets/clients/', 'one of: a, b'],
  },
  {
    what: 'a copied service with the same number',
    change: again('services/web.yaml', 'services/app.yaml', {
      title: 'app',
      path: '/services/app',
    }),
    // Files are read by name, so the copy comes first.
    file: 'services/web.yaml',
    field: 'id',
    words: ['"1" stands in src/content/services/app.yaml, too'],
  },
  {
    what: 'a copied service with the same address',
    change: again('services/web.yaml', 'services/webs.yaml', { id: 2, title: 'webs' }),
    file: 'services/webs.yaml',
    field: 'path',
    words: ['follow the file', '/services/webs'],
  },
  {
    what: 'a second address that another page has',
    change: (all) => {
      again('services/web.yaml', 'services/app.yaml', {
        id: 2,
        title: 'app',
        path: '/services/app',
      })(all);
      set('services/web.yaml', { canonicalPath: '/services/app' })(all);
    },
    file: 'services/web.yaml',
    field: 'canonicalPath',
    words: ['/services/app is the address of src/content/services/app.yaml, too'],
  },
  {
    what: 'a policy at the address of a page',
    change: (all) => {
      Object.assign(all, {
        'policies/about.md': { ...all['policies/terms.md'], id: 2, path: '/about' },
      });
    },
    file: 'policies/about.md',
    field: 'path',
    words: ['/about is the address of src/content/pages/x.yaml, too'],
  },
  {
    what: 'an entry twice in a list',
    change: (all) => all['clients.yaml'].push({ id: 'a', name: 'B', logo: 'b' }),
    file: 'clients.yaml',
    field: 'entry a, id',
    words: ['"a" stands in src/content/clients.yaml', 'give each its own'],
  },
  {
    what: 'a number twice in a record',
    change: set('services/web.yaml', {
      subServices: { ...band, cards: [1, 1].map((id) => ({ id, ...card })) },
    }),
    file: 'services/web.yaml',
    field: 'subServices.cards',
    words: ['the id 1 stands twice'],
  },
  {
    what: 'an industry with a page in the list of those without',
    change: (all) => all['project-industries.yaml'].push({ id: 'energy', name: 'Energy' }),
    file: 'project-industries.yaml',
    field: 'entry energy, id',
    words: ['has a page', 'remove this entry'],
  },
  {
    what: 'a case study whose title gives no address',
    change: set('insights/case-study/third.md', { title: '???' }),
    file: 'insights/case-study/third.md',
    field: 'title',
    words: ['gives no address', 'add a slug'],
  },
  {
    what: 'a copied case study with the same title',
    change: again('insights/case-study/third.md', 'insights/case-study/copy.md', {}),
    file: 'insights/case-study/third.md',
    field: 'title',
    words: ['case-study/third, as in src/content/insights/case-study/copy.md', 'another slug'],
  },
  {
    what: 'a slug that another piece has',
    change: again('insights/article/second.md', 'insights/article/third.md', {
      url: undefined,
      slug: 'second',
    }),
    file: 'insights/article/third.md',
    field: 'slug',
    words: ['article/second, as in src/content/insights/article/second.md', 'another slug'],
  },
  {
    what: 'an author who is not there',
    change: set('insights/blog/first.md', { author: 'adda' }),
    file: 'insights/blog/first.md',
    field: 'author',
    words: ['"adda" is not in people.yaml', 'ada'],
  },
  {
    what: 'a file name that ends an address',
    written: { 'insights/case-study/what-changed?.md': '---\ntitle: x\n---\n' },
    file: 'insights/case-study/what-changed?.md',
    field: '',
    words: ['rename it what-changed.md'],
  },
  {
    what: 'a file with an ending that nothing reads',
    written: { 'services/Our App.yml': 'id: 2\n' },
    file: 'services/Our App.yml',
    field: '',
    words: ['nothing reads this file', 'our-app.yaml'],
  },
  {
    what: 'an article outside the folders of its kinds',
    written: { 'insights/blgo/x.md': 'x' },
    file: 'insights/blgo/x.md',
    field: '',
    words: ['nothing reads this folder', 'insights/blog/'],
  },
  {
    what: 'a project whose file has a name',
    change: again('projects/1.yaml', 'projects/shop.yaml', { id: 2, link: '/projects/2' }),
    file: 'projects/shop.yaml',
    field: '',
    words: ['rename it 2.yaml'],
  },
];

describe('a issue is named with file, field and remedy', () => {
  it.each(cases)('$what', ({ change = nothing, written, file, field, words }) => {
    const found = issuesIn(change, written);
    const at = found.filter((one) => one.source === `${CONTENT}/${file}` && one.field === field);
    expect(at, JSON.stringify(found, null, 1)).not.toEqual([]);
    const text = at.map((one) => one.message).join('\n');
    expect(
      words.filter((word) => !text.includes(word)),
      text,
    ).toEqual([]);
  });
});

it('a file that cannot be read is one issue: what names it is none', () => {
  const written = { 'projects/1.yaml': 'title: Project: and more\n' };
  expect(issuesIn(nothing, written).map(({ source }) => source)).toEqual([
    `${CONTENT}/projects/1.yaml:1:15`,
  ]);
  const list = { 'mockups.yaml': '- id: shop: and more\n' };
  expect(issuesIn(nothing, list).map(({ source }) => source)).toEqual([
    `${CONTENT}/mockups.yaml:1:11`,
  ]);
});

it('several issues are told at once, a line each, without a stack', () => {
  const issues = issuesIn((all) => {
    set('services/web.yaml', { tone: 'pech', heroTitle: undefined })(all);
    set('faq.yaml', { answer: '' })(all);
  });
  expect(new ContentError(issues).message.split('\n')).toEqual([
    'src/content/faq.yaml: entry 1, answer: is empty; write a text',
    expect.stringMatching(
      /^src\/content\/services\/web\.yaml: tone: is "pech"; write one of: peach, /,
    ),
    'src/content/services/web.yaml: heroTitle: is missing; add a text',
  ]);
});
