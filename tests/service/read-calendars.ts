import { text } from 'node:stream/consumers';
import { busyTimes } from '../../src/service/booking/busy-times.ts';
import { DAY } from '../../src/service/rate-limit.ts';

/** Parses a calendar from standard input in a separate process that can be killed; prints what it left out. */
const file = await text(process.stdin);
const from = Date.parse('2026-06-01T00:00Z');
const range = { from, to: from + 62 * DAY, timeZone: 'Europe/Berlin', minGap: 30, own: new Map() };
const work = busyTimes([file], { ...range, isSpent: () => false });
let step = work.next();
while (!step.done) step = work.next();
process.stdout.write(JSON.stringify(step.value.leftOut));
