import { memo } from 'react';

/** All time zones that the browser or server knows, the given ones and UTC. Memoised: there are about 400. */
export const ZoneOptions = memo(function ZoneOptions({ zone, own }: { zone: string; own: string }) {
  // Needs Safari 15.4 or Firefox 93.
  const zones = new Set([zone, own, 'UTC', ...(Intl.supportedValuesOf?.('timeZone') ?? [])]);
  return [...zones].sort().map((name) => (
    <option key={name} value={name}>
      {name.replaceAll('_', ' ')}
    </option>
  ));
});
