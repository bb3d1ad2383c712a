const first = (target: EventTarget, types: readonly string[]) =>
  new Promise<void>((resolve) => {
    for (const type of types)
      target.addEventListener(type, () => resolve(), { once: true, passive: true });
  });

/** Resolves when React may be fetched for an element: at the first interaction after the first paint, or once it is used. */
export const visitorActive = (firstPaint: Promise<void>, element: HTMLElement): Promise<void> =>
  Promise.race([
    firstPaint.then(() =>
      // The visitor may have tapped before this code ran.
      navigator.userActivation?.hasBeenActive
        ? undefined
        : first(window, ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll']),
    ),
    first(element, ['pointerdown', 'click', 'keydown', 'focusin']),
  ]);
