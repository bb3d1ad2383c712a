/**
 * Returns the client's address from the socket's address and X-Forwarded-For: only the right-most entries, written by
 * our proxies, are believed (the left ones are whatever the client typed; CVE-2026-27700 is that mistake).
 * @param trustedProxies how many proxies of ours stand in front
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), socketAddress];
  const chosen = hops[Math.max(0, hops.length - 1 - trustedProxies)] || socketAddress;
  return chosen.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 64);
}

/** Returns the key to count an address under: IPv4 whole, IPv6 by its /64. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head.split(':').filter((group) => group !== '');
  const back = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
  return `${network.join(':')}::/64`;
}
