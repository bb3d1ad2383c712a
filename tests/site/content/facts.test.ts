import { expect, it } from 'vitest';
import { FACT } from '../../../src/content/facts.ts';
import { listFiles, readTextFile } from '../../../src/content/files.ts';
import { CONTENT } from '../../../src/content/read.ts';
import { yaml } from '../../support/content.ts';

it('texts name every fact of facts.yaml', () => {
  const { facts } = yaml<{ facts: Record<string, string> }>('facts.yaml');
  const texts = listFiles(CONTENT, '.yaml', '.md').filter((name) => !name.endsWith('facts.yaml'));
  const named = new Set(texts.flatMap((name) => readTextFile(`${CONTENT}/${name}`).match(FACT)));
  expect(Object.keys(facts).filter((id) => !named.has(`{fact:${id}}`))).toEqual([]);
});
