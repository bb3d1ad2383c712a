import { busyTimes } from '../../src/service/booking/busy-times.ts';
import { DAY } from '../../src/service/rate-limit.ts';

/** Parses a calendar from standard input in a separate process that can be killed; prints the result and the time taken. */
let [file, longestMs, workedMs] = ['', 0, 0];
for await (const chunk of process.stdin.setEncoding('utf8')) file += chunk;
const from = Date.parse('2026-06-01T00:00Z');
const range = { from, to: from + 62 * DAY, timeZone: 'Europe/Berlin', minGap: 30, own: new Map() };
const work = busyTimes([file], { ...range, isSpent: () => false });
for (;;) {
  const before = performance.now();
  const { done, value } = work.next();
  const ms = performance.now() - before;
  longestMs = Math.max(longestMs, ms);
  workedMs += ms;
  if (!done) continue;
  const { times, leftOut } = value;
  process.stdout.write(JSON.stringify({ times: times.length, leftOut, longestMs, workedMs }));
  break;
}
