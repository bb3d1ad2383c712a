import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { features } from '../../../src/content/features.ts';
import { site } from '../../support/copy.ts';
import { commonServer, startServer } from './server.ts';

// The pages themselves are in tests/browser/booking.spec.ts.
test.runIf(features.booking && !site.bookingUrl)(
  'a time that is busy in the diary is not offered',
  async () => {
    const slotsOf = async (server: string) => {
      const { slots } = await (await fetch(`${server}/booking/slots`)).json();
      return (slots as { start: string; end: string }[]).map(({ start, end }) => [start, end]);
    };
    const all = await slotsOf(commonServer().site);
    const [busy = [], free] = all.slice(-2);
    const [start, end] = busy.map((time) => time.replace(/[-:]|\.000/g, ''));
    const diary = createServer((_, answer) => {
      const event = `BEGIN:VEVENT\nDTSTART:${start}\nDTEND:${end}\nEND:VEVENT`;
      answer.end(`BEGIN:VCALENDAR\n${event}\nEND:VCALENDAR\n`);
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void diary.close());
    await once(diary, 'listening');
    const { port } = diary.address() as AddressInfo;
    const server = await startServer({ CALENDAR_URLS: `http://127.0.0.1:${port}/secret.ics` });
    onTestFinished(server.stop);
    await expect.poll(() => slotsOf(server.site)).not.toContainEqual(busy);
    expect(await slotsOf(server.site)).toContainEqual(free);
  },
);
