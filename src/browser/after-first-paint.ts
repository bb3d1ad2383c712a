/** Longest wait in ms after the load event: some browsers hide paint entries, against fingerprinting. */
const LONGEST = 3000;

/** Resolves when the page has loaded and painted (Paint Timing), so that later fetches delay nothing visible. */
export async function afterFirstPaint(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise<void>((painted) => {
    setTimeout(painted, LONGEST);
    new PerformanceObserver(() => painted()).observe({ type: 'paint', buffered: true });
  });
}
