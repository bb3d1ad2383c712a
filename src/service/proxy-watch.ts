import { clientAddress, isInternal } from './address.ts';

const RECENT_POSTS = 10;
const ENOUGH = 9;

/**
 * Notices a proxy that TRUSTED_PROXIES does not count, so that all visitors look like one. Anybody can send X-Forwarded-For,
 * so a public address must send it in nine of the last ten posts; an internal address is a proxy.
 */
export function proxyWatch(onNoticed: () => void) {
  const recent: boolean[] = [];
  let isInside = false;
  let isReported = false;
  const isNoticed = () => isInside || recent.filter(Boolean).length >= ENOUGH;
  return {
    isNoticed,
    see(socketAddress: string, forwardedFor: string | null, isPost: boolean) {
      const isForwarded = forwardedFor !== null;
      isInside ||= isForwarded && isInternal(clientAddress(socketAddress, null, 0));
      if (isPost) recent.push(isForwarded);
      if (recent.length > RECENT_POSTS) recent.shift();
      if (isReported || !isNoticed()) return;
      isReported = true;
      onNoticed();
    },
  };
}
