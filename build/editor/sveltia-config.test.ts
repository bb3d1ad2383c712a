import { expect, it } from 'vitest';
import { contentForms } from './forms.ts';
import { sveltiaConfig } from './sveltia-config.ts';

const forms = contentForms();
const references = Object.keys(forms.references);

it('the configuration has a collection for each folder and each group of files', () => {
  const { backend, collections } = sveltiaConfig(forms, { name: 'github', repo: 'owner/name' });
  expect(backend).toEqual({ name: 'github', repo: 'owner/name' });
  expect((collections as { name: string }[]).map(({ name }) => name)).toEqual(
    [...forms.folders, ...forms.groups].map(({ name }) => name),
  );
});

it('a form leaves out the fields that follow from the name of the file', () => {
  const services = forms.folders.find(({ name }) => name === 'services');
  expect(services?.derived).toEqual(['title', 'path']);
});

it('every reference field has a list to choose from', () => {
  const named = [...JSON.stringify(forms).matchAll(/"to":(\[[^\]]*\])/g)].flatMap(
    ([, list = '[]']) => JSON.parse(list),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(references).toEqual(expect.arrayContaining(named));
});
