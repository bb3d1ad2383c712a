import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'astro/zod';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { contentIssues } from '../../../build/check-content.ts';
import { filesOnDisk } from '../../../build/validate/read-collections.ts';
import { readTextFile } from '../../../src/content/files.ts';
import {
  insightCategoriesSchema,
  insightKindsSchema,
} from '../../../src/content/schema/insight-lists.ts';
import { navigationSchema } from '../../../src/content/schema/navigation.ts';
import { pageSchemas } from '../../../src/content/schema/pages.ts';
import { pricesSchema } from '../../../src/content/schema/prices.ts';
import { siteSchema } from '../../../src/content/schema/site.ts';
import { markdownSource } from '../../../src/model/markdown/markdown.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'content-'));
const CONTENT = join(folder, 'src/content');

/** Imports a module of src/content in plain Node with `folder` as the project; returns its exports or the lines of its error. */
function load(module: string, env: Record<string, string> = {}) {
  const code = `try {
    console.log(JSON.stringify(await import(${JSON.stringify(join(ROOT, 'src/content', module))})));
  } catch (error) { console.error(error.stack || error.message); }`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { lines: stderr.trim().split('\n'), value: stdout && JSON.parse(stdout) };
}

/** Changes a file of the copied content. @throws if the file has no such text */
function edit(name: string, from: string | RegExp, to: string) {
  const file = join(CONTENT, name);
  const text = readTextFile(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${name} has no ${from}`);
  writeFileSync(file, changed);
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  cpSync(join(ROOT, 'src/content'), CONTENT, { recursive: true });
  symlinkSync(join(ROOT, 'src/assets'), join(folder, 'src/assets'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('content that is read when it is imported', () => {
  it('reports all issues of a file, one line each, without a stack', () => {
    edit('site.yaml', /^email: .*/m, 'email: nobody');
    edit('site.yaml', /^copyrightYear: .*/m, 'copyrightYear: soon\ncopyleftYear: 2025');
    expect(load('site.ts').lines).toEqual([
      'src/content/site.yaml: email: must be an email address',
      'src/content/site.yaml: copyrightYear: must be a number',
      expect.stringMatching(/^src\/content\/site\.yaml: copyleftYear: is not a field/),
    ]);
  });

  it('reports the issues of all pages', () => {
    // A site without pictures of its own has no text for this one either.
    const hasText = /^ {2}alt:/m.test(readFileSync(join(CONTENT, 'pages/about.yaml'), 'utf8'));
    edit('pages/home.yaml', /claim: .*/, "claim: '{prodct}'");
    edit('pages/home.yaml', /accent: .*/, 'accent: elsewhere');
    edit(
      'pages/about.yaml',
      /^ {2}tone: .*\n(?: {2}#.*\n)?(?: {2}picture: .*\n)?/m,
      '  tone: tone-5\n  picture: ../../assets/art/nothing.webp\n',
    );
    edit('pages/search.yaml', /^close: .*/m, 'close: 404');
    expect(load('pages.ts').lines).toEqual([
      'src/content/pages/home.yaml: hero.accent: is not in the headline; repeat a part of it, letter for letter',
      'src/content/pages/home.yaml: banner.claim: has {prodct}, which nothing is put into; use only {product}, or write {{ for a brace',
      'src/content/pages/about.yaml: page.picture: there is no picture src/assets/art/nothing.webp; put it there, or write its path, such as ../../assets/art/about.webp',
      ...(hasText
        ? []
        : [
            'src/content/pages/about.yaml: hero.alt: is missing; say what the picture shows, or remove page.picture',
          ]),
      'src/content/pages/search.yaml: close: is read as a number; put it into quotes',
    ]);
  });

  it.each([
    ['https://agency.example/site?a=b', 'must be a host and, if the site stands below one, a path'],
    ['https://agency.example/site/', 'must not end with a slash'],
  ])('refuses %s as the address of the site', (url, message) => {
    edit('site.yaml', /^url: .*/m, `url: ${url}`);
    const { lines } = load('site.ts');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`src/content/site.yaml: url: ${message}`);
  });

  it('reads files with CRLF and a byte order mark as all others', async () => {
    const { value } = load('navigation.ts');
    const files = globSync('**/*.{md,yaml}', { cwd: CONTENT }).map((name) => join(CONTENT, name));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files)
      writeFileSync(file, `\uFEFF${readTextFile(file).replaceAll('\n', '\r\n')}`);
    expect(load('navigation.ts')).toEqual({ lines: [''], value });
    expect(contentIssues(filesOnDisk(folder))).toEqual([]);
    for (const file of files.filter((one) => one.endsWith('.md')))
      expect(markdownSource(file)).not.toMatch(/^\uFEFF|^---|\r/);
  });

  it('takes a list without entries as an empty list', () => {
    writeFileSync(join(CONTENT, 'clients.yaml'), '# No clients yet.\n');
    const { lines, value } = load('features.ts');
    expect(lines).toEqual(['']);
    expect(value.features.clients).toBe(false);
  });

  it('reports line and column of invalid YAML', () => {
    edit('insight-kinds.yaml', /label: .*/, 'label: Blog: mine');
    expect(load('insight-kinds.ts').lines).toEqual([
      expect.stringMatching(/^src\/content\/insight-kinds\.yaml:\d+:\d+: cannot be read \(.+\)/),
    ]);
  });

  it('reports a missing file', () => {
    rmSync(join(CONTENT, 'navigation.yaml'));
    expect(load('navigation.ts').lines).toEqual([
      expect.stringMatching(/^src\/content\/navigation\.yaml: is missing; add it/),
    ]);
  });
});

describe('schemas of content', () => {
  /** Fields of a JSON Schema that a form could not label. */
  const nameless = (schema: z.core.JSONSchema.BaseSchema, path: string): string[] => {
    if (schema.properties)
      return Object.entries(schema.properties).flatMap(([name, field]) =>
        nameless(field as z.core.JSONSchema.BaseSchema, `${path}.${name}`),
      );
    const { items, description } = schema;
    if (items && !description && !Array.isArray(items))
      return nameless(items as z.core.JSONSchema.BaseSchema, `${path}[]`);
    return description ? [] : [path];
  };
  const lists = { insightKindsSchema, insightCategoriesSchema };

  it.each(Object.entries({ siteSchema, navigationSchema, pricesSchema, ...lists, ...pageSchemas }))(
    '%s: every field says what it is for',
    (name, schema) => {
      expect(nameless(z.toJSONSchema(schema, { io: 'input' }), name)).toEqual([]);
    },
  );

  it('there is one for each file of a page', () => {
    const files = readdirSync(join(ROOT, 'src/content/pages'));
    expect(files.sort()).toEqual(
      Object.keys(pageSchemas)
        .map((name) => `${name}.yaml`)
        .sort(),
    );
  });
});

describe('settings of the build', () => {
  it('come from .env and from the environment, which wins', () => {
    writeFileSync(
      join(folder, '.env'),
      'FORM_ENDPOINT=https://forms.example/a\nCOMMENTS_SHORT_NAME=from-file\nFORM_REDIRECT_FIELD=\n',
    );
    const { value } = load('site.ts', {
      FORM_ENDPOINT: 'https://forms.example/b',
      FORM_HIDDEN_FIELDS: 'access_key=a-1&subject=New%20enquiry',
    });
    expect(value.site.form).toMatchObject({
      endpoint: 'https://forms.example/b',
      redirectField: '_next',
      hiddenFields: { access_key: 'a-1', subject: 'New enquiry' },
    });
    expect(value.site.comments.shortName).toBe('from-file');
    // Whatever this site has: an insight, and comments under it.
    const site = readFileSync(join(CONTENT, 'site.yaml'), 'utf8');
    writeFileSync(
      join(CONTENT, 'site.yaml'),
      site.replace(/^( {2}(?:insights|comments)): (?:true|false)$/gm, '$1: true'),
    );
    mkdirSync(join(CONTENT, 'insights/article'), { recursive: true });
    writeFileSync(join(CONTENT, 'insights/article/any.md'), '');
    const { value: known } = load('features.ts', { COMMENTS_SHORT_NAME: 'from-environment' });
    expect(known.commentsAreSetUp).toBe(true);
  });

  it('are named where they do not fit', () => {
    expect(load('site.ts', { FORM_ENDPOINT: 'forms.example' }).lines).toEqual([
      'FORM_ENDPOINT (environment or .env): must be a path such as /f/contact or begin with https://',
    ]);
  });
});
