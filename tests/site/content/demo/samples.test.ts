import { stripTypeScriptTypes } from 'node:module';
import { parse as parseCss } from 'postcss';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { insightKinds } from '../../../../src/content/insight-kinds.ts';
import { markdown, names } from '../../../support/content.ts';

const parsers: Record<string, (code: string) => unknown> = {
  js: stripTypeScriptTypes,
  ts: stripTypeScriptTypes,
  css: parseCss,
  json: JSON.parse,
  yaml: (code) => parseYaml(code),
};

it('code samples of the insights are what they say: scripts, styles and data are parsed', () => {
  const files = insightKinds.flatMap(({ id }) => names(`insights/${id}`, '.md'));
  const samples = files.flatMap((file) =>
    [...markdown(file).body.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
      ([, language = '', code = '']) => ({ file, language, code }),
    ),
  );
  expect(samples.length).toBeGreaterThan(10);
  const faults = samples.flatMap(({ file, language, code }) => {
    try {
      parsers[language]?.(code);
      return [];
    } catch (error) {
      return [`${file}, ${language}: ${error}`];
    }
  });
  expect(faults).toEqual([]);
});
