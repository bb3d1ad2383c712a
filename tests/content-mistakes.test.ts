import { spawnSync } from 'node:child_process';
import {
  cpSync,
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
import {
  insightCategoriesSchema,
  insightKindsSchema,
} from '../src/content/schema/insight-lists.ts';
import { navigationSchema } from '../src/content/schema/navigation.ts';
import { pageSchemas } from '../src/content/schema/pages.ts';
import { pricesSchema } from '../src/content/schema/prices.ts';
import { siteSchema } from '../src/content/schema/site.ts';

const ROOT = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'content-'));
const CONTENT = join(folder, 'src/content');

/** What plain Node says when it imports a module of src/content with `folder` as the project. */
function load(module: string, env: Record<string, string> = {}) {
  const code = `try {
    console.log(JSON.stringify(await import(${JSON.stringify(join(ROOT, 'src/content', module))})));
  } catch (error) { console.error(error.stack || error.message); }`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { said: stderr.trim().split('\n'), value: stdout && JSON.parse(stdout) };
}

/** Changes a file of the copied content. @throws where the text to replace is not there */
function edit(name: string, from: string | RegExp, to: string) {
  const file = join(CONTENT, name);
  const text = readFileSync(file, 'utf8');
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

describe('issues in content', () => {
  it('of one file are told all at once, one line each, without a stack trace', () => {
    edit('site.yaml', /^name: .*\n/m, '');
    edit('site.yaml', /^copyrightYear: .*/m, 'copyrightYear: soon\ncopyleftYear: 2025');
    edit('site.yaml', /^email: .*/m, 'email: nobody');
    const { said } = load('site.ts');
    expect(said).toEqual([
      expect.stringMatching(/^src\/content\/site\.yaml: name: is missing; add a text \(.+\)$/),
      'src/content/site.yaml: email: must be an e-mail address',
      'src/content/site.yaml: copyrightYear: must be a number',
      'src/content/site.yaml: copyleftYear: is not a field that can stand here; correct its spelling or remove it',
    ]);
  });

  it.each([
    ['https://agency.example/site?a=b', /must be a host and, if the site stands below one, a path/],
    ['https://agency.example/site/', /must not end with a slash/],
  ])('the address %s of the site', (url, said) => {
    edit('site.yaml', /^url: .*/m, `url: ${url}`);
    expect(load('site.ts').said).toEqual([
      expect.stringMatching(/^src\/content\/site\.yaml: url: /),
    ]);
    expect(load('site.ts').said.join()).toMatch(said);
  });

  it('of all pages are told at once', () => {
    edit('pages/home.yaml', /claim: .*/, "claim: '{prodct}'");
    edit('pages/home.yaml', /accent: .*/, 'accent: elsewhere');
    edit(
      'pages/about.yaml',
      /^ {2}tone: .*\n(?: {2}#.*\n)?(?: {2}picture: .*\n)?/m,
      '  tone: plaid\n  picture: nothing\n',
    );
    edit('pages/search.yaml', /^close: .*/m, 'close: 404');
    edit('pages/policy.yaml', /^updated: .*/m, "updated: ''");
    edit('pages/contact.yaml', /^( {2}title): .*/m, `$1: ${'long '.repeat(40)}`);
    const { said } = load('pages.ts');
    expect(said).toEqual([
      'src/content/pages/home.yaml: hero.accent: is not in the headline; repeat a part of it, letter for letter',
      'src/content/pages/home.yaml: banner.claim: has {prodct}, which nothing is put into; use only {product}',
      expect.stringMatching(
        /^src\/content\/pages\/about\.yaml: page\.tone: is "plaid"; write one of: .*\bpeach\b/,
      ),
      'src/content/pages/about.yaml: page.picture: names no picture: there is no nothing.webp, .jpg or the like in src/assets/art/; add the picture or name another',
      expect.stringMatching(
        /^src\/content\/pages\/contact\.yaml: .*title: has \d+ characters; write at most \d+$/,
      ),
      'src/content/pages/policy.yaml: updated: is empty; write a text',
      'src/content/pages/search.yaml: close: is read as a number; put it into quotes',
    ]);
  });

  it('in YAML itself are told with line and column', () => {
    edit('insight-kinds.yaml', /label: .*/, 'label: Blog: mine');
    const { said } = load('insight-kinds.ts');
    expect(said).toEqual([
      expect.stringMatching(
        /^src\/content\/insight-kinds\.yaml:\d+:\d+: cannot be read \(.+\); check indentation/,
      ),
    ]);
  });

  it('a file that is missing is named', () => {
    rmSync(join(CONTENT, 'navigation.yaml'));
    expect(load('navigation.ts').said).toEqual([
      expect.stringMatching(/^src\/content\/navigation\.yaml: is missing; add it/),
    ]);
  });

  it('lists name an entry by its place, and ids of categories stand once', () => {
    edit('insight-categories.yaml', /^( *tone): .*/m, '$1: plaid');
    expect(load('insight-categories.ts').said).toEqual([
      expect.stringMatching(
        /^src\/content\/insight-categories\.yaml: \[0\]\.tone: is "plaid"; write one of: /,
      ),
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
    const { value } = load('site.ts', { FORM_ENDPOINT: 'https://forms.example/b' });
    expect(value.site.form).toMatchObject({
      endpoint: 'https://forms.example/b',
      redirectField: '_next',
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
    expect(load('site.ts', { FORM_ENDPOINT: 'forms.example' }).said).toEqual([
      'FORM_ENDPOINT (environment or .env): must be a path such as /f/contact or begin with https://',
    ]);
  });
});
