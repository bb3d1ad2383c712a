import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './address.ts';

test.each<[socket: string, forwarded: string | null, proxies: number, address: string]>([
  ['10.0.0.1', '6.6.6.6', 0, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['10.0.0.1', '1.2.3.4', 2, '1.2.3.4'],
  ['10.0.0.1', null, 1, '10.0.0.1'],
  ['::ffff:1.2.3.4', null, 0, '1.2.3.4'],
  ['10.0.0.1', '1.2.3.4:5678', 1, '1.2.3.4'],
  ['10.0.0.1', '::ffff:505:505', 1, '5.5.5.5'],
  ['10.0.0.1', '[::ffff:5.5.5.5]:80', 1, '5.5.5.5'],
  ['10.0.0.1', '[2001:DB8::0:1]:443', 1, '2001:db8::1'],
  ['fe80::1%eth0', null, 0, 'fe80::1'],
  ['10.0.0.1', 'unknown', 1, 'unknown'],
  ['10.0.0.1', '[broken', 1, '[broken'],
])('socket %s, X-Forwarded-For %s, %d proxies: %s', (socket, forwarded, proxies, address) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(address);
});

test('IPv4 counts whole, IPv6 by /64 or /48', () => {
  const same = ['2001:db8:0:1::1', '2001:0db8::1:0:0:0:2', '2001:db8:0:1:ffff:ffff:ffff:ffff'];
  const addresses = same.map((one) => clientAddress(one, null, 0));
  expect(new Set(addresses.map((one) => networkOf(one)))).toEqual(new Set(['2001:db8:0:1::/64']));
  expect(networkOf('2001:db8:0:2::1')).not.toBe(networkOf(same[0] ?? ''));
  expect(networkOf('2001:db8:0:2::1', 48)).toBe(networkOf('2001:db8:0:1::1', 48));
  expect(networkOf('2001:db8:1::1', 48)).not.toBe(networkOf('2001:db8::1', 48));
  expect(networkOf('1.2.3.4', 48)).toBe('1.2.3.4');
});
