import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseMoved } from '../../../src/content/moved.ts';
import { basePath } from '../../../src/content/site.ts';
import { inFolder } from '../../support/server-process.ts';
import { startServer } from './server.ts';

const CASES = [
  ['/2023/05/hello-world/', '/insights/blog/hello', '/2023/05/hello-world/'],
  ['/feed/', '/rss.xml', '/feed'],
  ['/about-us', '/about', '/about-us/?utm_source=a&to=http://b/?c', '?utm_source=a&to=http://b/?c'],
  ['/Contact.php', '/contact#form', '/Contact.php'],
  ['/uploads/*', '/files/brochure.pdf', '/uploads/2023/05/brochure.pdf'],
  ['/?p=12', '/services?a=1', '/?p=12&ref=b', '&ref=b'],
] as const;

test('the server leads a visitor of an old address to the new one, with the rest of the query', () =>
  inFolder(async (dist) => {
    await mkdir(join(dist, 'server'));
    for (const name of ['client', 'server/entry.mjs'])
      await symlink(resolve('dist', name), join(dist, name));
    const site = JSON.parse(await readFile('dist/server/site.json', 'utf8'));
    const moved = CASES.map(([old, to]) => parseMoved([old, basePath + to]));
    await writeFile(join(dist, 'server/site.json'), JSON.stringify({ ...site, moved }));
    const server = await startServer({}, { dist });
    for (const [, to, asked, kept = ''] of CASES) {
      const { status, headers } = await fetch(server.site + asked, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([301, basePath + to + kept]);
    }
    for (const page of ['/', '/?p=13', '/contact'])
      expect((await fetch(server.site + page, { redirect: 'manual' })).status, page).toBe(200);
    await server.stop();
  }));
