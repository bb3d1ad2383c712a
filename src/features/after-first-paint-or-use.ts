declare global {
  interface WindowEventMap {
    /** Sent by behaviours/init.ts when the page has loaded and been painted. */
    'after-first-paint': Event;
  }
}

/** The longest wait for an idle moment, in ms. */
const PATIENCE = 2000;

const once = (target: EventTarget, ...types: string[]) =>
  new Promise<void>((resolve) => {
    for (const type of types)
      target.addEventListener(type, () => resolve(), { once: true, passive: true });
  });

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
export const afterFirstPaintOrUse = (element: HTMLElement): Promise<void> =>
  Promise.race([
    once(window, 'after-first-paint').then(idle),
    once(element, 'pointerdown', 'keydown', 'focusin'),
  ]);
