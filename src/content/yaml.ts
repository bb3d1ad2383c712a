import { parse, type YAMLParseError } from 'yaml';
import { contentError } from './issues.ts';

export const FRONT_MATTER = /^(?:\s*\n)?---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** Parses YAML that begins on line `firstLine` of `file`. @throws {ContentError} if it is not valid */
export function parseYaml(text: string, file: string, firstLine = 1): unknown {
  try {
    return parse(text, { logLevel: 'error' });
  } catch (error) {
    const { linePos: [at] = [], message } = error as YAMLParseError;
    const source = at ? `${file}:${at.line + firstLine - 1}:${at.col}` : file;
    const [reason] = message.split(/ at line |\n/);
    const remedy = /must be unique/.test(message)
      ? 'remove one of the two lines'
      : 'check indentation and commas, and put a text with ": " or " #" into quotes';
    throw contentError(source, '', `cannot be read (${reason}); ${remedy}`);
  }
}
