import { CliError } from './cli-error.ts';
import type { CommandInput } from './command-input.ts';

/** Gives one person everything that is kept about them, or forgets it. */
export async function person({ store, words, print }: CommandInput) {
  const [email = '', action] = words;
  if (!email.includes('@') || (action !== 'export' && action !== 'erase')) {
    throw new CliError('Say who and what: person name@example.com export (or erase)');
  }
  if (action === 'export') {
    print(`${JSON.stringify({ email, ...(await store.person({ email })) }, null, 2)}\n`);
    return;
  }
  const count = await store.erase({ email });
  await store.scrub();
  print(`${count} entries erased.\n`);
  if (count > 0) print('Backups made earlier still hold them.\n');
}
