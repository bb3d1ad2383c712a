import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { readYaml, yamlText } from '../yaml/yaml-text.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const json = (node: unknown) => (node as Node | null)?.toJSON?.() as unknown;
const same = (node: unknown, value: unknown) => isDeepStrictEqual(json(node), value);

function mergedMap(map: YAMLMap, wanted: Fields): YAMLMap {
  const gone = map.items.map(({ key }) => String(key)).filter((key) => !(key in wanted));
  for (const key of gone) map.delete(key);
  for (const [key, value] of Object.entries(wanted))
    map.set(key, merged(map.get(key, true), value));
  return map;
}

function mergedList(list: YAMLSeq, wanted: unknown[]): YAMLSeq {
  const free = [...list.items];
  const sameLength = free.length === wanted.length;
  if (free.length === 0) list.flow = false;
  // Entries that stay take their comments with them, wherever they stand now.
  const kept = wanted.map((value) => {
    const index = free.findIndex((node) => node && same(node, value));
    return index < 0 ? undefined : free.splice(index, 1, undefined)[0];
  });
  list.items = wanted.map(
    (value, index) => kept[index] ?? merged(sameLength ? free[index] : undefined, value),
  );
  return list;
}

/** A node with another value: what is the same in it keeps its comments and its layout. */
function merged(node: unknown, wanted: unknown): unknown {
  if (node && same(node, wanted)) return node;
  if (isMap(node) && isFields(wanted)) return mergedMap(node, wanted);
  if (isSeq(node) && Array.isArray(wanted)) return mergedList(node, wanted);
  const fresh = new Document().createNode(wanted);
  // A text keeps its quotes or its folded lines; one of several lines is easiest to read without.
  const isLine = typeof wanted === 'string' && !wanted.includes('\n');
  if (isScalar(node) && isScalar(fresh) && isLine && node.type) (fresh as Scalar).type = node.type;
  return fresh;
}

/** A node as it would stand in a file of its own, its later lines as deep as its column. */
function standing(node: unknown, column: number): string {
  const document = new Document();
  document.contents = node as typeof document.contents;
  return yamlText(document)
    .trimEnd()
    .replace(/\n(?=.)/g, `\n${' '.repeat(column)}`);
}

/** Another text for a part of the file. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const rangeOf = (node: unknown) => {
  const { range } = node as Node;
  if (!range) throw new Error('merge-yaml: a node without a place in the text');
  return range;
};

/** Puts a value into the place of a node; what follows it, such as a comment or the end of the line, stays. */
function instead(text: string, start: number, node: unknown, put: string): Edit {
  const old = text.slice(start, rangeOf(node)[1]);
  return { start, end: start + old.trimEnd().length, text: put };
}

const columnOf = (text: string, place: number) => place - (text.lastIndexOf('\n', place - 1) + 1);

/** A field with another value. In braces it stays on its line. */
function fieldEdits(text: string, map: YAMLMap, key: string, wanted: unknown): Edit[] {
  const pair = map.items.find((one) => String(one.key) === key);
  const { value } = pair ?? {};
  const inside = editsOf(text, value, wanted);
  if (inside) return inside;
  const next = merged(value, wanted);
  if (map.flow) return [instead(text, rangeOf(value)[0], value, standing(next, 0))];
  const [start] = rangeOf(pair?.key);
  const field = new Document().createPair(key, next);
  const alone = new Document({}).createNode({}) as YAMLMap;
  alone.items.push(field);
  return [instead(text, start, value, standing(alone, columnOf(text, start)))];
}

/** What changes within a map that keeps its fields, or a list that keeps its length; nothing where it must be written anew. */
function editsOf(text: string, node: unknown, wanted: unknown): Edit[] | undefined {
  if (node && same(node, wanted)) return [];
  if (isMap(node) && isFields(wanted)) {
    const keys = node.items.map(({ key }) => String(key));
    if (!isDeepStrictEqual(new Set(keys), new Set(Object.keys(wanted)))) return undefined;
    return keys.flatMap((key) => fieldEdits(text, node, key, wanted[key]));
  }
  if (isSeq(node) && Array.isArray(wanted) && node.items.length === wanted.length) {
    // Entries that changed places are written anew, with their comments.
    if (node.items.filter((item, index) => same(item, wanted[index])).length === 0)
      return undefined;
    return node.items.flatMap((item, index) => {
      const inside = editsOf(text, item, wanted[index]);
      if (inside) return inside;
      const [start] = rangeOf(item);
      const put = standing(merged(item, wanted[index]), columnOf(text, start));
      return [instead(text, start, item, put)];
    });
  }
  return undefined;
}

/** Fields that a file loses, with the comments right above them, and those that it gains, at its end. */
function rootEdits(text: string, map: YAMLMap, wanted: Fields): Edit[] {
  const keys = map.items.map(({ key }) => String(key));
  const lost = map.items
    .filter(({ key }) => !(String(key) in wanted))
    .map(({ key, value }) => {
      const [start] = rangeOf(key);
      const [comments = ''] = /(?:^#.*\n)*$/m.exec(text.slice(0, start)) ?? [];
      const rest = text.slice(rangeOf(value)[1]);
      const line = /^[^\n]*\n?/.exec(rest)?.[0] ?? '';
      const end = text[rangeOf(value)[1] - 1] === '\n' ? 0 : line.length;
      return { start: start - comments.length, end: rangeOf(value)[1] + end, text: '' };
    });
  const kept = keys
    .filter((key) => key in wanted)
    .flatMap((key) => fieldEdits(text, map, key, wanted[key]));
  const gained = Object.fromEntries(Object.entries(wanted).filter(([key]) => !keys.includes(key)));
  if (Object.keys(gained).length === 0) return [...lost, ...kept];
  const end = text.endsWith('\n') ? '' : '\n';
  const put = `${end}${standing(new Document().createNode(gained), 0)}\n`;
  return [...lost, ...kept, { start: text.length, end: text.length, text: put }];
}

/** Entries added at the end of a list; nothing where it changed otherwise. */
function appended(text: string, list: YAMLSeq, wanted: unknown[]): Edit[] | undefined {
  const before = list.items.length;
  if (list.flow || before === 0 || !isDeepStrictEqual(json(list), wanted.slice(0, before)))
    return undefined;
  const end = text.endsWith('\n') ? '' : '\n';
  const put = `${end}${standing(new Document().createNode(wanted.slice(before)), 0)}\n`;
  return [{ start: text.length, end: text.length, text: put }];
}

function says(text: string, wanted: unknown): boolean {
  try {
    return isDeepStrictEqual(readYaml(text).toJS(), wanted);
  } catch {
    return false;
  }
}

/**
 * A YAML text with other values. Only what differs is written anew, so that an edit changes the lines it is about: what
 * stands beside it keeps its comments and its line breaks.
 */
export function withValues(text: string, wanted: unknown): string {
  const document = readYaml(text);
  const { contents } = document;
  if (contents && same(contents, wanted)) return text;
  const edits =
    isMap(contents) && !contents.flow && isFields(wanted)
      ? rootEdits(text, contents, wanted)
      : (editsOf(text, contents, wanted) ??
        (isSeq(contents) && Array.isArray(wanted) ? appended(text, contents, wanted) : undefined));
  const result = (edits ?? [])
    .sort((one, other) => other.start - one.start)
    .reduce((so, { start, end, text: put }) => so.slice(0, start) + put + so.slice(end), text);
  if (edits && says(result, wanted)) return result;
  const whole = readYaml(text);
  whole.contents = merged(whole.contents, wanted) as typeof whole.contents;
  return yamlText(whole);
}
