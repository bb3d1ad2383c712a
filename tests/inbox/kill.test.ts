import { expect, test } from 'vitest';
import { killCycles } from '../proof/kill-cycles.ts';

test('acknowledged means stored: 20 kills under load lose and double nothing', async () => {
  const report = await killCycles({ cycles: 20, clients: 16, posts: 1_000 });
  console.info(JSON.stringify(report));
  expect(report).toMatchObject({ lost: 0, duplicated: 0, withoutOutbox: 0, integrity: 'ok' });
  expect(report.acknowledged).toBeGreaterThanOrEqual(1_000);
  expect(report.replays).toBeGreaterThan(0);
}, 120_000);
