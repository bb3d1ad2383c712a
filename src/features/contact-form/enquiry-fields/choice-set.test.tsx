import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FormField } from '../../../content/schema/forms.ts';
import { ChoiceSet } from './choice-set.tsx';

const set = (type: FormField['type'], required: boolean, error?: string) =>
  renderToStaticMarkup(
    <ChoiceSet
      name="size"
      type={type}
      required={required}
      label="Size"
      hint=""
      requirement="needed"
      options={[{ label: 'Small', disabled: false }]}
      values={[]}
      error={error}
    />,
  );

test('a required set says so; the browser asks for one of its radio buttons', () => {
  expect(set('radio', true)).toMatch(/<legend[^>]*>Size<span[^>]*> \(needed\)<\/span>/);
  expect(set('radio', true)).toContain('required=""');
  expect(set('checkbox', true)).toContain('(needed)');
});

test('the browser asks for no single checkbox, and for nothing in an optional set', () => {
  expect(set('checkbox', true)).not.toContain('required');
  expect(set('radio', false)).not.toMatch(/required|needed/);
});

test('a refused set is described by what is wrong with it', () => {
  const html = set('radio', true, 'Choose a size.');
  expect(html).toContain('aria-describedby="size-error"');
  expect(html).toMatch(/<p[^>]* id="size-error">Choose a size\.<\/p>/);
});
