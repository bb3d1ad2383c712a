/** The longest wait for an idle moment, in ms. */
const PATIENCE = 2000;

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback yet.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve, 200);
  });

/**
 * Resolves when React may be fetched for an element: once the page has loaded and been painted and the browser is idle, so
 * that it never competes with the largest paint, or as soon as somebody uses the element.
 */
export const paintedOrUsed = (firstPaint: Promise<void>, element: HTMLElement): Promise<void> =>
  Promise.race([
    firstPaint.then(idle),
    new Promise<void>((resolve) => {
      for (const type of ['pointerdown', 'keydown', 'focusin'])
        element.addEventListener(type, () => resolve(), { once: true, passive: true });
    }),
  ]);
