import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { projects } from '../../../content/pages.ts';
import { CaseMatrix } from './case-matrix.tsx';

const option = (id: string) => ({ id, name: id, tone: 'tone-1' as const });

test('a number leads to the cases that it counts; a case counts for each of its services', () => {
  const html = renderToStaticMarkup(
    <CaseMatrix
      copy={projects.cases.matrix}
      path="/cases#list"
      services={[option('web'), option('apps')]}
      industries={[option('retail'), option('energy')]}
      cases={[
        { services: ['web', 'apps'], industry: 'retail' },
        { services: ['apps'], industry: 'energy' },
        { services: ['apps'] },
      ]}
    />,
  );
  const links = html.matchAll(/href="\/cases\?([^"]*)#list"[^>]*>[^<]*<strong>(\d)</g);
  expect(
    [...links].map(([, query = '', count]) => `${query.replace('&amp;', '&')} ${count}`),
  ).toEqual([
    ...['service=web&sector=retail 1', 'service=web 1'],
    ...['service=apps&sector=retail 1', 'service=apps&sector=energy 1', 'service=apps 3'],
    ...['sector=retail 1', 'sector=energy 1'],
  ]);
});
