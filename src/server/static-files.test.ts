import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { staticFiles } from './static-files.ts';

test('a path of a thousand folders costs no more looks at the disk than a short one', () => {
  const dist = mkdtempSync(join(tmpdir(), 'static-files-'));
  mkdirSync(join(dist, 'client/services'), { recursive: true });
  mkdirSync(join(dist, 'server'));
  for (const page of ['404.html', 'services/404.html'])
    writeFileSync(join(dist, 'client', page), page);
  writeFileSync(join(dist, 'server/site.json'), '{ "base": "", "rules": [] }');
  const { notFound } = staticFiles(dist);
  const looks = (['existsSync', 'readFileSync', 'realpathSync', 'statSync'] as const).map((name) =>
    vi.spyOn(fs, name),
  );
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    rmSync(dist, { recursive: true });
  });
  const count = (path: string) => {
    for (const look of looks) look.mockClear();
    const request = new IncomingMessage(new Socket());
    request.headers['accept-encoding'] = 'br';
    notFound(request, new ServerResponse(request), path);
    return looks.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  };
  const short = count('/services/nope');
  expect(short).toBeGreaterThan(0);
  expect(count(`/services${'/deep'.repeat(1_000)}`)).toBe(short);
});
