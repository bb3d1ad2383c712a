import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { about } from '../../content/pages.ts';
import { Steps } from './steps.tsx';

test('a method without steps says so', () => {
  const emptyText = about.method?.empty ?? '';
  const html = renderToStaticMarkup(
    <Steps id="method" title="Method" items={[]} emptyText={emptyText} />,
  );
  expect(emptyText).not.toBe('');
  expect(html).toContain(emptyText);
});
