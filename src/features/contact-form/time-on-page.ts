/**
 * Gives how long the page has been before the visitor's eyes, in ms: what the browser prepared unseen does not count
 * (activationStart, Prerendering Revamped; other browsers prepare nothing). No clock that is set or jumps takes part.
 */
export function timeOnPage(): number {
  const [visit] = performance.getEntriesByType('navigation');
  const shown = visit && 'activationStart' in visit ? Number(visit.activationStart) : 0;
  return Math.round(performance.now() - shown);
}
