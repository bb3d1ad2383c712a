/** Returns options of all time zones that the browser or server knows, the given ones and UTC. There are about 400: keep them. */
export function zoneOptions(...given: string[]) {
  // Needs Safari 15.4 or Firefox 93.
  const zones = new Set([...given, 'UTC', ...(Intl.supportedValuesOf?.('timeZone') ?? [])]);
  return [...zones].sort().map((name) => (
    <option key={name} value={name}>
      {name.replaceAll('_', ' ')}
    </option>
  ));
}
