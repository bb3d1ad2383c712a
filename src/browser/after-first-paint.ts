/** Resolves when the page has loaded and been painted (Paint Timing): what is fetched then delays nothing that is seen. */
export async function afterFirstPaint(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise<void>((painted) =>
    new PerformanceObserver(() => painted()).observe({ type: 'paint', buffered: true }),
  );
}
