import { site } from '../../src/content/site.ts';
import { openStore } from '../../src/service/store/open-store.ts';
import { inFolder, startServer, UNLIMITED, until } from '../support/server-process.ts';
import { ask, enquiry } from './client.ts';
import type { Proof, Size, Verdict } from './proof.ts';
import { mailbox } from './receiver.ts';

const ORIGIN = 'https://agency.example';
const PER_NETWORK = 3;
const PER_DAY = 100;

/** Writes too often from one network, for one address and in all, and once as a robot; counts who got an email. */
const acknowledge = (size: Size): Promise<Verdict> =>
  inFolder(async (folder) => {
    const { emails, env, close } = await mailbox();
    const server = await startServer({
      ...UNLIMITED,
      ...env,
      DATA_DIR: folder,
      SITE_URL: ORIGIN,
      TRUSTED_PROXIES: '1',
    });
    const { port } = server;
    const write = (email: string, address: string, more: Record<string, string> = {}) =>
      ask({
        port,
        address,
        origin: ORIGIN,
        fields: { ...enquiry(crypto.randomUUID()), email, ...more },
      });
    for (let count = 0; count < 5; count += 1) await write(`n${count}@net.example`, '192.0.2.1');
    await write('N0@net.example', '192.0.2.2');
    await write('robot@held.example', '192.0.2.3', { _gotcha: 'x' });
    const others = size(120);
    for (let count = 0; count < others; count += 1)
      await write(`o${count}@other.example`, `198.51.100.${count}`);
    const store = await openStore({ DATA_DIR: folder });
    await until(async () => (await store.stats({})).pending === 0, 120_000);
    await store.close();
    await server.stop();
    close();
    const acknowledged = emails.filter(({ to }) => to !== env.NOTIFY_TO);
    const to = (domain: string) => acknowledged.filter((email) => email.to.endsWith(domain)).length;
    const expected = site.form.answeredBy ? [PER_NETWORK, 0] : [0, 0];
    const inAll = site.form.answeredBy ? Math.min(PER_DAY, PER_NETWORK + others) : 0;
    const leaks = acknowledged.filter(({ text }) => text.includes('patient portal')).length;
    return {
      holds:
        [to('net.example'), to('held.example')].join() === expected.join() &&
        new Set(acknowledged.map((email) => email.to.toLowerCase())).size === inAll &&
        acknowledged.length === inAll &&
        leaks === 0,
      figure:
        `${to('net.example')} of 6 from one network or to one address, ${to('held.example')} of a held one, ` +
        `${acknowledged.length} of ${others + 7} in all; ${leaks} with words of the sender`,
    };
  });

export const acknowledgements: Proof[] = [
  { promise: 16, title: 'an acknowledgement goes to who wrote, seldom', prove: acknowledge },
];
