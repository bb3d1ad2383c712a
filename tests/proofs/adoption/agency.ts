import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../../../src/content/files.ts';
import { type Outcome, run } from './scratch.ts';

/** Records that an agency adds to the neutral ones, by kind. */
export type Records = Readonly<Record<string, readonly string[]>>;
export const fewRecords: Records = {
  service: ['Rådgivning'],
  industry: ['Energy'],
  project: ['Havneportalen'],
  article: ['Why do forms fail?', 'A draft about search', 'What we plan next year'],
  person: ['Åse Nordlys'],
};
export const manyRecords: Records = {
  ...fewRecords,
  service: ['Rådgivning', 'Content & editing', 'Hosting and operations', 'Training: in person'],
  industry: ['Energy', 'Fisheries', 'Health care'],
  project: ['Havneportalen', 'Register for “grants”', 'A shorter form', 'Map of 356 harbours'],
};

export const content = (folder: string) => join(folder, 'src/content');
export const filesIn = (folder: string) =>
  listFiles(folder, '.yaml', '.md').map((name) => join(folder, name));

export function edit(file: string, ...changes: [from: string | RegExp, to: string][]): void {
  const text = changes.reduce(
    (so, [from, to]) => {
      const changed = so.replace(from, to);
      if (changed === so) throw new Error(`${file} has no ${from}`);
      return changed;
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

/** Removes the marker of new records and fills in the placeholders. */
export function finishTexts(own: string, name: string): void {
  for (const file of filesIn(own)) {
    const text = readFileSync(file, 'utf8');
    const written = text
      .replace(/^# New record: .*\n/gm, '')
      .replace(/\[Fill in: ([^\]]*)\]/g, name);
    if (written !== text) writeFileSync(file, written);
  }
}

const NOISE = { type: 'gaussian', mean: 128, sigma: 24 } as const;
/** Returns a noisy JPEG, which compresses as badly as a real photograph. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: NOISE } })
    .jpeg({ quality: 80 })
    .toBuffer();

/** Returns a step that rebrands the demo with the answers in the agency's file. */
export const rebrandAs =
  (agency: string) =>
  (folder: string, ...more: string[]): Outcome => {
    const file = `tests/proofs/adoption/${agency}.yaml`;
    return run(folder, ['tools/rebrand.ts', '--file', file, ...more]);
  };
export const rebrand = rebrandAs('agency');

export const below = (folder: string, path: string): Outcome =>
  run(folder, ['tools/rebrand.ts', '--url', `https://nordlys-digital.no${path}`]);

/** Pages with a photograph in their head: wide, upright or too small. */
const PHOTOGRAPHS: Record<string, [width: number, height: number]> = {
  home: [2400, 1600],
  about: [1200, 1800],
  projects: [420, 300],
};

/** Adds photographs to these pages and the industries, and a wordmark to the site. */
export async function addPhotographs(folder: string): Promise<Outcome> {
  const art = join(folder, 'src/assets/art');
  mkdirSync(art, { recursive: true });
  for (const [page, [width, height]] of Object.entries(PHOTOGRAPHS)) {
    writeFileSync(join(art, `photo-${page}.jpg`), await photo(width, height));
    edit(
      join(content(folder), `pages/${page}.yaml`),
      [/^ {2}tone: .*$/m, `$&\n  picture: ../../assets/art/photo-${page}.jpg`],
      [/^hero:$/m, '$&\n  alt: A harbour seen from the water in the morning'],
    );
  }
  for (const file of filesIn(join(content(folder), 'industries')))
    appendFileSync(
      file,
      'heroBg:\n  src: ../../assets/art/photo-home.jpg\n  alt: A harbour seen from the water in the evening\n',
    );
  writeFileSync(
    join(folder, 'wordmark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 96"><path d="M8 8h404v80H8z"/></svg>',
  );
  return run(folder, ['tools/rebrand.ts', '--logo', 'wordmark.svg']);
}

/** Adds records with `npm run new`, one after the other; returns each outcome. */
export const writeRecords = (folder: string, records: Records): Outcome[] =>
  Object.entries(records).flatMap(([kind, names]) =>
    names.map((name) => run(folder, ['tools/new.ts', kind, name])),
  );

/** Edits the site as an editor would: adds photographs, dates, facts and a project filter, removes the example, fills in placeholders. */
export async function editRecords(folder: string): Promise<void> {
  const own = content(folder);
  const articles = join(own, 'insights/article');
  mkdirSync(join(folder, 'src/assets/photos'), { recursive: true });
  writeFileSync(join(folder, 'src/assets/photos/cover.jpg'), await photo(1800, 1200));
  writeFileSync(join(articles, 'harbour.jpg'), await photo(1200, 900));

  rmSync(join(own, 'projects/1.yaml'));
  const [project] = filesIn(join(own, 'projects')).sort();
  if (!project) throw new Error('no project was written');
  edit(project, [
    /^details:/m,
    'year: 2027\nduration: 3 months\nteamSize: 4 people\nbudget: NOK 1 200 000\ndetails:',
  ]);
  edit(join(own, 'pages/projects.yaml'), [
    /^ {6}industry: ''\n/m,
    '$&    - {id: energy, label: Energy, industry: energy}\n',
  ]);
  edit(
    join(articles, 'why-do-forms-fail.md'),
    [
      /^draft: true$/m,
      'author: ase-nordlys\ncover:\n  src: ../../../assets/photos/cover.jpg\n  alt: A harbour seen from the water in the morning',
    ],
    [
      '## The first section',
      '![Boats at the quay](./harbour.jpg "Bergen, 2026")\n\n![The harbour](../../../assets/photos/cover.jpg)\n\n## Content',
    ],
  );
  edit(
    join(articles, 'what-we-plan-next-year.md'),
    [/^draft: true\n/m, ''],
    [/^published: .*$/m, `published: ${new Date().getFullYear() + 1}-01-15`],
  );
  finishTexts(own, 'Nordlys Digital AS');
}

/** Publishes the draft, also as a blog post, and sets up comments. */
export function addBlogAndComments(folder: string): Outcome {
  const own = content(folder);
  const draft = join(own, 'insights/article/a-draft-about-search.md');
  edit(draft, ['draft: true\n', '']);
  const post = readFileSync(draft, 'utf8')
    .replaceAll('A draft about search', 'Findability in libraries')
    .replace('type: article', 'type: blog')
    .concat('\nLibrarians keep their cards in drawers.\n');
  mkdirSync(join(own, 'insights/blog'), { recursive: true });
  writeFileSync(join(own, 'insights/blog/findability.md'), post);
  edit(join(own, 'site.yaml'), [/shortName: .*/, 'shortName: nordlys-digital']);
  return run(folder, ['tools/rebrand.ts', '--with', 'comments']);
}
