/**
 * Resolves when the page has loaded and been painted (Paint Timing): what is asked for then competes with nothing the
 * visitor waits for.
 */
export async function seen(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise<void>((painted) =>
    new PerformanceObserver(() => painted()).observe({ type: 'paint', buffered: true }),
  );
}
