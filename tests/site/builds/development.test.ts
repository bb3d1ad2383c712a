import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { commentsFramePath } from '../../../src/content/site.ts';
import { freePort } from '../../service/postgres-cluster.ts';
import { examples } from '../../support/examples.ts';
import { startProcess } from '../../support/server-process.ts';

test('npm run dev serves pages, pictures, errors, forms and comments', async ({ expect }) => {
  const folder = mkdtempSync(join(tmpdir(), 'development-'));
  const { PATH } = process.env;
  const own = { DATA_DIR: folder, COMMENTS_SHORT_NAME: 'stand-in' };
  const { child, where: host } = await startProcess(
    [process.execPath, 'node_modules/astro/bin/astro.mjs', 'dev', '--port', `${await freePort()}`],
    /Local\s+(http:\S+)\//,
    { env: { PATH, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', ...own } },
  );
  onTestFinished(() => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = async (path: string, init?: RequestInit) => {
    const answer = await fetch(host + path, init);
    return { status: answer.status, text: await answer.text() };
  };
  const home = await get('/');
  const [, picture = ''] = /<img[^>]*\ssrc="(\/_image[^"]+)"/.exec(home.text) ?? [];
  expect(picture).not.toBe('');
  const statuses = await Promise.all([
    get(picture.replaceAll('&amp;', '&')),
    get('/no-such-page'),
    get('/health/live'),
    get('/f/contact', { method: 'POST', body: new URLSearchParams(), headers: { origin: host } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([200, 404, 200, 422]);
  const { insight = '' } = examples;
  if (!features.comments) return;
  const [piece, comments] = await Promise.all([get(insight), get(commentsFramePath)]);
  expect(piece.text).toContain(
    ` data-comments="${commentsFramePath}?identifier=${basename(insight)}&amp;url=`,
  );
  expect(comments.text).toContain(' data-embed="https://stand-in.disqus.com/embed.js"');
});
