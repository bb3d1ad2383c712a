import { readYaml } from '../yaml/yaml-text.ts';
import type { Form } from './form.ts';
import { withValues } from './merge-yaml.ts';
import { forEditor, forFile } from './values.ts';

/** Name of the one field of a file that is nothing but a list: the editor knows only files with fields. */
export const ENTRIES = 'entries';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)---[ \t]*(?:\r?\n|$)/;

type Fields = Record<string, unknown>;

/** The YAML of a file and what it says, and the text under it in Markdown. */
function parts(path: string, text: string): { yaml: string; fields: unknown; body?: string } {
  const isMarkdown = path.endsWith('.md');
  const [head = '', front = ''] = (isMarkdown && FRONT_MATTER.exec(text)) || [];
  const yaml = isMarkdown ? front : text;
  const fields: unknown = readYaml(yaml).toJS() ?? undefined;
  return { yaml, fields, ...(isMarkdown && { body: text.slice(head.length).trim() }) };
}

const joined = (yaml: string, body: string | undefined) =>
  body === undefined ? yaml : `---\n${yaml}---\n\n${body}\n`;

/**
 * The text of a file as the editor gets it: the fields that its form has, in JSON, which is YAML, too.
 * @param path from the project's folder
 */
export function textForEditor(path: string, text: string, form: Form): string {
  const { fields, body } = parts(path, text);
  const value = forEditor(fields, form, path);
  const shown = form.kind === 'group' ? (value ?? {}) : { [ENTRIES]: value ?? [] };
  return joined(`${JSON.stringify(shown)}\n`, body);
}

/**
 * The text of a file with what the editor wrote: what was not edited stays as it stands, comments and layout included.
 * @param path from the project's folder
 * @param text of the file; nothing where it is new
 * @param follows fields that a new file gets from its name
 */
export function textForFile(
  path: string,
  text: string | undefined,
  form: Form,
  written: string,
  follows: Fields = {},
): string {
  const before = parts(path, text ?? '');
  const edited = parts(path, written);
  const value = form.kind === 'group' ? edited.fields : (edited.fields as Fields)[ENTRIES];
  const wanted = forFile(value, form, path, before.fields);
  const isNew = text === undefined;
  const yaml = withValues(before.yaml, isNew ? { ...(wanted as Fields), ...follows } : wanted);
  return yaml === before.yaml && edited.body === before.body
    ? (text ?? '')
    : joined(yaml, edited.body);
}
