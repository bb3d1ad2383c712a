import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');
const LETTER = /\p{L}/u;
/** Attributes that are shown or read out. */
const SPOKEN =
  /^(?:aria-(?:label|roledescription|description|valuetext|placeholder)|title|alt|placeholder|label)$/;

/** The markup of an .astro file as TSX: without front matter, doctype and scripts, which hold no words for visitors. */
const markup = (astro: string) =>
  `<>${astro.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/<!doctype html>|<script\b[\s\S]*?<\/script>/g, '')}</>`;

const textOf = (node: ts.Node): string =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : '';

/** Words that a visitor would read or hear and that stand in the code of a component: one line each. */
function words(file: string, source: string): string[] {
  const code = file.endsWith('.astro') ? markup(source) : source;
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const say = (text: string) => LETTER.test(text) && found.push(`${file}: ${text.trim()}`);
  // What is compared or handed to a function is not shown.
  const read = (node: ts.Node) => {
    say(textOf(node));
    if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(read);
    else if (ts.isBinaryExpression(node)) {
      const sign = node.operatorToken.getText();
      if (['||', '??', '+'].includes(sign)) read(node.left);
      if (['&&', '||', '??', '+'].includes(sign)) read(node.right);
    } else if (ts.isJsxExpression(node) || ts.isTemplateExpression(node) || ts.isTemplateSpan(node))
      ts.forEachChild(node, read);
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) say(node.text);
    if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText()) && node.initializer)
      read(node.initializer);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) read(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Two words, one after the other. */
const SENTENCE = /\p{L}{2,}[,.:;]? \p{L}{2,}/u;
/** A word beside the place of a value. */
const BEFORE_VALUE = /\p{L}{2,}[,:]? $/u;
const AFTER_VALUE = /^[,.:]? \p{L}{2,}/u;
const MEDIA_TYPE = /^[a-z]+\/[a-z+-]+; charset=/;
const withoutTags = (text: string) => text.replace(/^[^<>]*>|<[^>]*(?:>|$)/g, '');

/** Sentences in the code of a module: one line each. What an error says is for whoever builds the site. */
function sentences(file: string, source: string): string[] {
  const code = file.endsWith('.astro')
    ? (source.match(/^---\n([\s\S]*?)\n---\n/)?.[1] ?? '')
    : source;
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    const text = withoutTags(textOf(node));
    const isSentence =
      SENTENCE.test(text) ||
      ((ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) && BEFORE_VALUE.test(text)) ||
      (ts.isTemplateMiddleOrTemplateTail(node) && AFTER_VALUE.test(text));
    if (isSentence && !MEDIA_TYPE.test(text)) found.push(`${file}: ${text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const below = (folder: string, ending: RegExp) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));
const read = (file: string) => readFileSync(join(SRC, file), 'utf8');

const components = ['ui', 'sections', 'features', 'frame', 'browser'].flatMap((folder) =>
  below(folder, /\.(?:tsx|astro)$/),
);
const pages = below('pages', /\.astro$/);
/** Messages about content and its fields are for whoever edits it. */
const FOR_EDITORS = /^content\/(?:mistakes\.ts|schema\/)|^model\/(?:markdown\/|publication\.ts)/;
/** The words in these are names of fields that a standard gives. */
const STANDARDS = ['pages/robots.txt.ts', 'pages/.well-known/security.txt.ts'];
const modules = [
  ...below('pages', /\.(?:ts|astro)$/),
  ...below('content', /\.ts$/),
  ...below('model', /\.ts$/),
  ...below('seo', /\.(?:ts|astro)$/),
].filter(
  (file) => !FOR_EDITORS.test(file) && !STANDARDS.includes(file) && !file.endsWith('.test.ts'),
);

describe('words for visitors stand in src/content, not in components and pages', () => {
  it('reads every component and page', () => {
    expect(components.length).toBeGreaterThan(50);
    expect(components.filter((file) => file.endsWith('.astro'))).toEqual([
      'frame/document/document.astro',
    ]);
    expect(pages).toContain('pages/index.astro');
    expect(modules).toEqual(
      expect.arrayContaining(['pages/index.astro', 'pages/llms.txt.ts', 'content/site.ts']),
    );
  });

  it.each([...components, ...pages])('%s', (file) => {
    expect(words(file, read(file))).toEqual([]);
  });

  it.each(modules)('%s: its code', (file) => {
    expect(sentences(file, read(file))).toEqual([]);
  });

  it.each([
    ['text', '<p>Hello {name}</p>'],
    ['an attribute', '<a aria-label="Close">×</a>'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to read
    ['a template', '<a aria-label={`${title}: scrolled`} />'],
    ['a choice', "<img alt={big ? 'Large' : ''} />"],
    ['an expression', "<p>{empty === 'x' && 'Nothing here'}</p>"],
  ])('finds words in %s', (_, code) => {
    expect(words('sample.tsx', code)).toHaveLength(1);
    expect(words('sample.astro', `---\nconst a = 1;\n---\n<!doctype html>${code}`)).toHaveLength(1);
  });

  it.each([
    ['a value', "export const title = 'Nothing here';"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to read
    ['the beginning of a template', 'const line = `Published ${date}`;'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to read
    ['the end of a template', 'const line = `${count} older`;'],
  ])('finds words in %s of a module', (_, code) => {
    expect(sentences('sample.ts', code)).toHaveLength(1);
    expect(sentences('sample.astro', `---\n${code}\n---\n<p />`)).toHaveLength(1);
  });

  it.each([
    ['an error', "throw new Error('Nothing to see here');"],
    ['a media type', "const type = 'text/plain; charset=utf-8';"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to read
    ['markup', 'const link = `<link rel="self" href="${address}" type="text/html"/>`;'],
  ])('takes %s for what it is', (_, code) => {
    expect(sentences('sample.ts', code)).toEqual([]);
  });
});
