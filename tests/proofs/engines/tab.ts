/** One page in a browser of any engine, as the journey uses it. Selectors match what is visible. */
export interface Tab {
  /** Opens an address; resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; it sees its arguments alone, and both they and its result are JSON. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the first element of a selector as a pointer does. @throws where none has that name */
  click(selector: string, name?: string): Promise<void>;
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>;
  pressEscape(): Promise<void>;
  close(): Promise<void>;
}

/** In CSS pixels. */
export const WINDOW = { width: 1440, height: 900 };

/** Starts a browser with a new profile. @param program path of the browser or of its driver */
export type Launch = (program: string) => Promise<Tab>;

/** Runs in the page: the first visible element of a selector that has a name, in the middle of the window, at rest and uncovered. */
export async function findInPage(selector: string, name?: string): Promise<HTMLElement | null> {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (!name || (one.ariaLabel ?? one.textContent).replace(/\s+/g, ' ').trim() === name),
  );
  // What moves, still scrolls into view or is still uncovered may not be hit: three frames must leave it and hit it.
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
