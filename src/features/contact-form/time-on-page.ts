/** How long the page has been seen, in ms; what the browser prepared unseen does not count (activationStart, Prerendering Revamped). */
export function timeOnPage(): number {
  const [visit] = performance.getEntriesByType('navigation');
  const shown = visit && 'activationStart' in visit ? Number(visit.activationStart) : 0;
  return Math.round(performance.now() - shown);
}
