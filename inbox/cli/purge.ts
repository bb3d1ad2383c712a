import type { Config } from '../config/config.ts';
import { siteBuiltAt } from '../config/site-config.ts';
import type { ClockVerdict } from '../store/clock.ts';
import { purgeAll } from '../store/retention.ts';
import type { CommandInput } from './command-input.ts';

const CLOCK: Record<ClockVerdict, string> = {
  plausible: 'The server deletes them by itself, once a day.',
  ahead:
    'The server does not delete them: its clock is far ahead of the last time it recorded. ' +
    'Either the clock is wrong, or the server was off for long.',
  behind:
    'The server deletes nothing: its clock is behind a time it recorded or the build of the ' +
    'site. Either the clock is wrong, or it was.',
};

/** What a purge needs to know, by this machine's clock and settings. */
export function purgeInput(config: Config) {
  return {
    now: Date.now(),
    builtAt: siteBuiltAt(config.DIST_DIR),
    inboxDays: config.RETENTION_DAYS,
    spamDays: config.SPAM_RETENTION_DAYS,
  };
}

/** Says what is kept longer than it may be; deletes it when an operator confirms the clock. */
export async function purge({ store, config, options, print }: CommandInput) {
  const input = purgeInput(config);
  if (options.confirm) {
    await store.trustClock(input);
    const { deleted } = await purgeAll(store, () => ({ ...input, builtAt: 0 }));
    print(`${deleted} entries deleted; the clock is believed from now on.\n`);
    return;
  }
  const { length } = await store.expiredIds(input);
  const verdict = await store.clockVerdict(input);
  print(`It is ${new Date(input.now).toISOString()} by this machine's clock.\n`);
  print(`${length} entries are kept longer than they may be. ${CLOCK[verdict]}\n`);
  if (length > 0) print('Save them first: npm run inbox -- export --json --expired > FILE\n');
  if (length > 0 || verdict !== 'plausible') {
    print('If the clock above is right: npm run inbox -- purge --confirm\n');
  }
}
