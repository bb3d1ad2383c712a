/** Trusts only the last `trustedProxies` entries of X-Forwarded-For: clients can forge the others. */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), socketAddress];
  const chosen = hops[Math.max(0, hops.length - 1 - trustedProxies)] || socketAddress;
  return canonicalAddress(chosen.slice(0, 64));
}

/** Returns one spelling per address: without port, brackets and zone; IPv4 mapped into IPv6 becomes IPv4. */
function canonicalAddress(address: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address;
  const ipv4 = /^([\d.]+)(?::\d+)?$/.exec(bare)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const host = URL.parse(`http://[${bare.replace(/%.*$/, '')}]`)?.hostname.slice(1, -1);
  if (host === undefined) return bare.toLowerCase();
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(host);
  if (!mapped) return host;
  const bytes = mapped.slice(1).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}

/** Loopback, private and shared address space (RFC 1122, 1918, 4193, 6598). */
const INTERNAL =
  /^(?:(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|::1$|f[cd][\da-f]{2}:)/;

/** True for an address of this machine or of an internal network, as `clientAddress` returns it. */
export const isInternal = (address: string): boolean => INTERNAL.test(address);

/** Returns the network that an address is counted by. In IPv6 a connection has a /64, a customer may have a /48. */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groupsOf = (text: string) => text.split(':').filter((group) => group !== '');
  const [front, back] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back];
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
}
