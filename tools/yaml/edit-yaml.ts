import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap } from 'yaml';
import { readDocument, yamlText } from './yaml-text.ts';

const asData = (node: unknown) => (isCollection(node) ? node.toJSON() : node);

/** Sets a field; `null` removes it. Comments above it and around it stay. */
function setField(document: Document, path: readonly string[], value: unknown): boolean {
  const before = asData(document.getIn(path));
  if (value === null) return document.hasIn(path) ? document.deleteIn(path) : false;
  if (isDeepStrictEqual(before, value)) return false;
  document.setIn(path, typeof value === 'object' ? document.createNode(value) : value);
  return true;
}

/** Returns a YAML text with new values in some fields; the same text if it has them already. */
export function withFields(text: string, fields: readonly [readonly string[], unknown][]): string {
  const document = readDocument(text);
  const changed = fields.map(([path, value]) => setField(document, path, value));
  return changed.includes(true) ? yamlText(document) : text;
}

/** Returns the fields of an overlay: those of maps one by one, a list as a whole. */
export function leaves(value: unknown, path: readonly string[] = []): [string[], unknown][] {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]))
    : [[[...path], value]];
}

/** Returns a YAML text with the values of another one: maps are merged, lists replaced, `null` removes a field. */
export function overlaid(text: string, overlay: string): string {
  const { contents } = readDocument(overlay);
  return isMap(contents) ? withFields(text, leaves(contents.toJSON())) : text;
}
