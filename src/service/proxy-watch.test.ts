import { expect, test, vi } from 'vitest';
import { proxyWatch } from './proxy-watch.ts';

const PUBLIC = ['203.0.113.7', '100.128.0.1', '172.32.0.1', '2001:db8::1'];
const INTERNAL = ['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.31.0.1', '192.168.0.1', '100.64.0.1'];

test.each([...INTERNAL, 'fd00::1'])('one X-Forwarded-For from %s shows a proxy', (address) => {
  const { see, isNoticed } = proxyWatch(() => {});
  see(address, null, true);
  expect(isNoticed()).toBe(false);
  see(address, '203.0.113.9', false);
  expect(isNoticed()).toBe(true);
});

test.each(PUBLIC)(
  'from %s it takes nine of the last ten posts, and is reported once',
  (address) => {
    const onNoticed = vi.fn();
    const { see, isNoticed } = proxyWatch(onNoticed);
    const send = (times: number, forwardedFor: string | null) => {
      for (let index = 0; index < times; index += 1) see(address, forwardedFor, true);
      return isNoticed();
    };
    expect(send(8, '203.0.113.9')).toBe(false);
    see(address, '203.0.113.9', false);
    expect(send(2, null), 'a stranger’s').toBe(false);
    expect(send(9, '203.0.113.9')).toBe(true);
    expect(send(2, null)).toBe(false);
    expect(send(10, '203.0.113.9')).toBe(true);
    expect(onNoticed).toHaveBeenCalledOnce();
  },
);
