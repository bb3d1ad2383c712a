import { memo } from 'react';

/** Every time zone that the browser or server knows, those named and UTC. Some 400: not to be drawn anew with each choice. */
export const ZoneOptions = memo(function ZoneOptions({ zone, own }: { zone: string; own: string }) {
  // Safari has the list from 15.4 on, Firefox from 93.
  const zones = new Set([zone, own, 'UTC', ...(Intl.supportedValuesOf?.('timeZone') ?? [])]);
  return [...zones].sort().map((name) => (
    <option key={name} value={name}>
      {name.replaceAll('_', ' ')}
    </option>
  ));
});
