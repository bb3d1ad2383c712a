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

const files = ['ui', 'sections', 'features', 'frame', 'behaviours'].flatMap((folder) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx|astro)$/.test(file))
    .map((file) => join(folder, file)),
);

describe('words for visitors stand in src/content, not in components', () => {
  it('reads every component', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => file.endsWith('.astro'))).toEqual([
      'frame/document/document.astro',
    ]);
  });

  it.each(files)('%s', (file) => {
    expect(words(file, readFileSync(join(SRC, file), 'utf8'))).toEqual([]);
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
});
