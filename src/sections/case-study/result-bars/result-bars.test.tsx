import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResultBars } from './result-bars.tsx';

const metric = { name: 'Load', value: '1 s', before: '4 s', source: 'Our log.' };
const widths = (one: { share?: number; before?: string | undefined }) => {
  const bars = {
    id: 'bars',
    title: 'T',
    text: '',
    demo: undefined,
    labels: { before: 'b', after: 'a' },
  };
  const html = renderToStaticMarkup(<ResultBars {...bars} metrics={[{ ...metric, ...one }]} />);
  return [...html.matchAll(/<rect width="([^"]*)"/g)].map(([, width]) => width);
};

test('figures are drawn from zero, the longer one in full, none without a base line', () => {
  expect(widths({ share: 0.25 })).toEqual(['100', '25']);
  expect(widths({ share: 4 })).toEqual(['25', '100']);
  expect(widths({})).toEqual([]);
  expect(widths({ share: 0.25, before: undefined })).toEqual([]);
});
