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
  // A browser that translates the page changes the text, but must not change the submitted value.
  const options = [...html.matchAll(/<option[^>]*value="(.*?)"[^>]*>([^<]*)/g)];
  expect(options.map(([, value, text]) => [value, text])).toEqual(
    ['', 'Tug', 'Ferry', 'Barge'].map((one) => [one, one]),
  );
  expect(html).toMatch(/<option[^>]*selected[^>]*>Barge/);
});

it('a text may be written from the right, an address or a number not', () => {
  const turning = ['text', 'textarea', 'email', 'tel', 'number'].filter((type) =>
    renderToStaticMarkup(<Field name="field" label="Field" type={type} />).includes('dir="auto"'),
  );
  expect(turning).toEqual(['text', 'textarea']);
});
