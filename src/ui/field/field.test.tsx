import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';

it('a select offers nothing first, its options, and what was sent before', () => {
  const html = renderToStaticMarkup(
    <Field
      name="vessel"
      label="Vessel"
      type="select"
      options={['Tug', 'Ferry']}
      defaultValue="Barge"
      required
    />,
  );
  expect(html).toMatch(/<select required="" id="vessel" name="vessel"/);
  expect([...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([
    ...['', 'Tug', 'Ferry', 'Barge'],
  ]);
  expect(html).toContain('<option selected="">Barge');
});
