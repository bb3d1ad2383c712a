import { expect, test } from 'vitest';
import { inMemory, settingsOf } from '../../../tests/service/setup.ts';
import { postLimits } from './limits.ts';

const limitsOf = (env: Record<string, string> = {}) =>
  postLimits(
    settingsOf(env),
    inMemory(() => 0),
  );
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('one network: five posts a minute; one IPv6 /64 is one network', async () => {
  const limits = limitsOf();
  const shares = times(20).map((index) => limits.reserve(`2001:db8:0:1::${index}`, false));
  const waits = (await Promise.all(shares)).map(({ wait }) => wait);
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  expect((await limits.reserve('2001:db8:0:2::1', false)).wait).toBe(0);
});

test('above the limit of all networks only the first of each is notified', async () => {
  const limits = limitsOf({ RATE_TOTAL_PER_MINUTE: '2' });
  const shares = ['a', 'a', 'a', 'b', 'b'].map((network) => limits.reserve(network, false));
  const floods = (await Promise.all(shares)).map(({ flood }) => flood);
  expect(floods).toEqual([false, false, true, false, true]);
});

test('3,000 networks of one IPv6 /48: one is first', async () => {
  const limits = limitsOf({ RATE_TOTAL_PER_MINUTE: '60' });
  const shares = times(3_000).map((index) =>
    limits.reserve(`2001:db8:1:${index.toString(16)}::1`, false),
  );
  const floods = (await Promise.all(shares)).map(({ flood }) => flood);
  expect(floods.filter((flood) => !flood)).toHaveLength(60);
  expect((await limits.reserve('2001:db8:2::1', false)).flood).toBe(false);
});

test('spam and invalid posts spend nothing that all share', async () => {
  const limits = limitsOf({ RATE_TOTAL_PER_MINUTE: '1', RATE_INVALID_PER_MINUTE: '2' });
  for (const index of times(20)) await limits.reserve(`203.0.113.${index}`, true);
  const waits = await Promise.all(times(3).map(() => limits.invalid('a')));
  expect(waits.map((wait) => wait > 0)).toEqual([false, false, true]);
  const shares = await Promise.all(times(2).map(() => limits.reserve('a', false)));
  expect(shares.map(({ flood }) => flood)).toEqual([false, true]);
});

test('a share that is released uses up none of the limits', async () => {
  const limits = limitsOf({ RATE_TOTAL_PER_MINUTE: '1' });
  for (const _ of times(50)) {
    const share = await limits.reserve('a', false);
    expect(share).toMatchObject({ wait: 0, flood: false });
    await share.release();
  }
});
