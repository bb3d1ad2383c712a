import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { staticFiles } from './static-files.ts';

function siteOf(files: Record<string, string>) {
  const dist = mkdtempSync(join(tmpdir(), 'static-files-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  return staticFiles(dist);
}

test('a missing path of 1,000 folders costs hardly more than a short one', () => {
  const { notFound } = siteOf({
    'server/site.json': JSON.stringify({ base: '', rules: [] }),
    'client/404.html': 'the nearest',
  });
  const sent: unknown[] = [];
  const ignore = () => {};
  const response = {
    setHeader: ignore,
    writeHead: ignore,
    end: (body: unknown) => sent.push(body),
  };
  const costs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    for (let count = 0; count < 50; count += 1)
      notFound(
        { headers: {} } as IncomingMessage,
        response as unknown as ServerResponse,
        '/x'.repeat(1_000),
      );
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  expect(String(sent[0])).toBe('the nearest');
  expect(Math.min(...costs)).toBeLessThan(100);
});
