import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { CONTENT, filesOnDisk, TEXT_FILE } from '../../build/content/read-content.ts';
import { languages } from '../../src/content/language.ts';
import { day, picture } from '../../src/content/schema/common.ts';
import { textForEditor, textForFile } from './file-text.ts';
import { formOf, pictureSchema } from './form.ts';
import { contentForms } from './forms.ts';

const forms = contentForms();
const singles = forms.groups.flatMap(({ files }) => files);
/** Every text of the content in the default language. */
const texts = filesOnDisk('.')
  .below(CONTENT)
  .filter((name) => TEXT_FILE.test(name))
  .filter(
    (name) => !languages.some(({ isDefault, code }) => !isDefault && name.startsWith(`${code}/`)),
  )
  .map((name) => `${CONTENT}/${name}`);

const formFor = (path: string) =>
  singles.find(({ file }) => file === path)?.form ??
  forms.folders.find(({ folder, ending }) => dirname(path) === folder && path.endsWith(ending))
    ?.form;

it('every text of the content has a form', () => {
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((path) => !formFor(path))).toEqual([]);
});

it.each(texts)('%s goes to the editor and back without a change', (path) => {
  const form = formFor(path);
  if (!form) throw new Error(`${path} has no form`);
  const text = readFileSync(path, 'utf8');
  expect(textForFile(path, text, form, textForEditor(path, text, form))).toBe(text);
});

const FILE = `${CONTENT}/notes/one.yaml`;
const form = formOf(
  z.strictObject({
    title: z.string().max(40),
    published: day,
    cover: picture(pictureSchema).optional(),
    note: z.string().optional(),
    calendar: z.union([z.literal(''), z.url()]),
    tags: z.array(z.string()).default([]),
    shown: z.boolean().default(true),
    size: z.tuple([z.int(), z.int()]).optional(),
    figures: z.record(z.string(), z.strictObject({ value: z.string() })).optional(),
    steps: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  }),
);
const written = `# What it is called.
title: One # in a word
published: 2026-01-31
cover:
  src: ../../assets/photos/one.jpg
  alt: A harbour in the morning
note: 'Ends with a blank: '
calendar: ''
size: [3, 4]
figures:
  "load time": { value: 2 s }
steps:
  # The first.
  - id: 1
    name: Begin
  # The second.
  - id: 2
    name: End
own: stays
`;
const edited = (change: (fields: { steps: object[] }) => object, text = written) => {
  const fields = JSON.parse(textForEditor(FILE, text, form));
  return textForFile(FILE, text, form, JSON.stringify({ ...fields, ...change(fields) }));
};

it('the editor gets pictures from the project’s folder, tuples and named values as fields', () => {
  expect(JSON.parse(textForEditor(FILE, written, form))).toEqual({
    title: 'One',
    published: '2026-01-31',
    cover: { src: '/src/assets/photos/one.jpg', alt: 'A harbour in the morning' },
    note: 'Ends with a blank: ',
    calendar: '',
    size: { item1: 3, item2: 4 },
    figures: [{ key: 'load time', value: '2 s' }],
    steps: [
      { id: 1, name: 'Begin' },
      { id: 2, name: 'End' },
    ],
  });
});

it('an edit changes its own line; comments and fields that no form has stay', () => {
  expect(edited(() => ({ title: 'Two: a title' }))).toBe(
    written.replace('title: One #', "title: 'Two: a title' #"),
  );
  expect(
    edited(() => ({
      cover: { src: '/src/assets/photos/two.jpg', alt: 'A harbour in the morning' },
    })),
  ).toBe(written.replace('one.jpg', 'two.jpg'));
});

it('entries of a list take their comments along', () => {
  const moved = edited(({ steps }) => ({ steps: [...steps].reverse() }));
  expect(moved).toMatch(/# The second\.\n {2}- id: 2/);
  const longer = edited(({ steps }) => ({
    steps: [...steps, { id: 3, name: 'More' }],
  }));
  expect(longer).toBe(written.replace('own:', '  - id: 3\n    name: More\nown:'));
});

it('what is left empty is left out, and what says the same as nothing is not added', () => {
  expect(edited(() => ({ cover: null, tags: [], shown: true }))).toBe(
    written.replace(/cover:\n.*\n.*\n/, ''),
  );
  expect(edited(() => ({ shown: false }))).toContain('shown: false');
});

it('an empty list that must be there is written', () => {
  expect(edited(() => ({ steps: undefined }))).toMatch(/^steps:\s+# The first\.\s+\[\]$/m);
});

it('an empty text that says something stays, and so do blanks that the editor takes away', () => {
  expect(edited(() => ({ calendar: undefined, note: 'Ends with a blank:' }))).toBe(written);
  const other = edited(() => ({ calendar: 'https://agency.example' }));
  expect(other).toContain("calendar: 'https://agency.example'");
  expect(edited(() => ({ calendar: undefined }), other)).toMatch(/^calendar: ["']{2}$/m);
});

it('a picture for decoration keeps its empty alternative text', () => {
  const cover = { src: '/src/assets/photos/one.jpg', decorative: true };
  expect(edited(() => ({ cover }))).toMatch(/ {2}alt: ''\n {2}decorative: true\n/);
});

it('a new file has its fields in the order of its form, and those that follow from its name', () => {
  const text = textForFile(FILE, undefined, form, '{"steps": [], "title": "New", "calendar": ""}', {
    path: '/one',
  });
  expect(text).toBe("title: New\ncalendar: ''\nsteps: []\npath: /one\n");
});
