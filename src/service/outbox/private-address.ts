import { BlockList, isIP } from 'node:net';

/** Special-purpose addresses (IANA registries of RFC 6890) that no webhook may reach. */
const blocked = new BlockList();
const BLOCKED_IPV4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
for (const subnet of BLOCKED_IPV4.split(/\s+/)) {
  const [network = '', bits] = subnet.split('/');
  blocked.addSubnet(network, Number(bits), 'ipv4');
}
// Of IPv6 only global unicast is let through, less the ranges that carry an IPv4 address inside.
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  blocked.addSubnet(network, bits, 'ipv6');
}

/** True for an IP address that is private, local or otherwise not the open internet, and for what is no address. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return blocked.check(address, 'ipv4');
  if (family !== 6) return true;
  return !globalUnicast.check(address, 'ipv6') || blocked.check(address, 'ipv6');
}
