/** A page in any browser engine, as the journey uses it. Selectors match visible elements. */
export interface Tab {
  /** Opens an address and waits for the page to load. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; it cannot use variables outside it. Arguments and result are JSON. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the first element of a selector with the mouse. @throws if none has that name */
  click(selector: string, name?: string): Promise<void>;
  type(text: string): Promise<void>;
  pressEscape(): Promise<void>;
  close(): Promise<void>;
}

/** In CSS pixels. */
export const WINDOW = { width: 1440, height: 900 };

/** Starts a browser with a new profile. @param program path of the browser or its driver */
export type Launch = (program: string) => Promise<Tab>;

/** Runs in the page: returns the first visible match with that name, centred in the window, at rest and uncovered. */
export async function findInPage(selector: string, name?: string): Promise<HTMLElement | null> {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (!name || (one.ariaLabel ?? one.textContent).replace(/\s+/g, ' ').trim() === name),
  );
  // A click may miss an element that moves, scrolls or is covered: it must stay in place, uncovered, for three frames.
  for (let frames = 0, last: number | undefined; found && frames < 3; ) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const { left, top, width, height } = found.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    frames = top === last && found.contains(hit) ? frames + 1 : 0;
    last = top;
  }
  return found ?? null;
}
