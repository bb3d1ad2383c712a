import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filled, html } from '../../support/built-site.ts';

const hasCases = existsSync(new URL('../../../dist/client/projects/cases.html', import.meta.url));
const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.split(' ') ?? [];

it.runIf(hasCases)('each number of services × industries is that of the rows it leads to', () => {
  const rows = filled(
    [...html('/projects/cases').matchAll(/<tr[^>]* data-service="[^>]*>/g)].map(([tag]) => ({
      service: attribute(tag, 'data-service'),
      sector: attribute(tag, 'data-sector'),
    })),
    'cases',
  );
  const numbers = html('/projects').matchAll(
    /href="\/projects\/cases\?([^"#]+)#cases"[^>]*>(\d+)<\/a>/g,
  );
  const wrong = [...numbers].flatMap(([, query = '', count]) => {
    const asked = new URLSearchParams(query.replaceAll('&amp;', '&'));
    const found = rows.filter(({ service, sector }) =>
      [...asked].every(([name, value]) => (name === 'service' ? service : sector).includes(value)),
    );
    return found.length === Number(count) ? [] : [`${query}: ${count}, ${found.length} rows`];
  });
  expect(wrong).toEqual([]);
});
