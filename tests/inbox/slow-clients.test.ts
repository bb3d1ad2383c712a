import { expect, test } from 'vitest';
import { slowClients } from '../proof/slow-clients.ts';
import { GOOD, post, testService } from './service.ts';

test('slow headers are closed within 11 s, slow bodies within 16 s, normal posts do not wait', async () => {
  const report = await slowClients(120, 40);
  console.info(JSON.stringify(report));
  expect(report.stillOpen).toBe(0);
  expect(report.headersClosedMs).toBeLessThan(11_000);
  expect(report.bodiesClosedMs).toBeLessThan(16_000);
  expect(report.normalMs).toBeLessThan(100);
}, 60_000);

test('over HTTP: the sixth post of a minute gets 429 and Retry-After, a forged address changes nothing', async () => {
  const { origin } = await testService({ env: { RATE_PER_MINUTE: '5', RATE_PER_HOUR: '30' } });
  const send = (index: number) =>
    post(
      origin,
      { ...GOOD, message: `post ${index}` },
      { headers: { 'x-forwarded-for': `1.2.3.${index}` } },
    );
  for (let index = 0; index < 5; index += 1) expect((await send(index)).status).toBe(303);
  const sixth = await send(6);
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await sixth.text()).toContain('post 6');
});
