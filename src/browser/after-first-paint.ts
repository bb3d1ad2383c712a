/** Browsers that hide paint entries, against fingerprinting, get the rest this many ms after the load event. */
const LONGEST = 3000;

/** Resolves when the page has loaded and been painted (Paint Timing): what is fetched then delays nothing that is seen. */
export async function afterFirstPaint(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise<void>((painted) => {
    setTimeout(painted, LONGEST);
    new PerformanceObserver(() => painted()).observe({ type: 'paint', buffered: true });
  });
}
