/** One page in a browser of any engine, as the journey uses it. Selectors match what is visible. */
export interface Tab {
  /** Opens a path of the site; resolves when the page has loaded. */
  open(path: string): Promise<void>;
  /** Runs a function in the page; it sees its arguments alone, and both they and its result are JSON. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the first element of a selector as a pointer does. @throws where none has that name */
  click(selector: string, name?: string): Promise<void>;
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>;
  press(key: keyof typeof KEYS): Promise<void>;
  /** Sets the size in CSS pixels; the window of WebKit's MiniBrowser has 447 px at least. */
  resize(width: number, height: number): Promise<void>;
  /** Console errors, uncaught errors, refused resources and failed requests since the last call. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Starts a browser with a new profile and without a window that anybody sees.
 * @param program path of the browser or of its driver
 * @param site address of the site's root, without a slash at the end
 * @param scheme what the visitor's system asks for
 */
export type Launch = (program: string, site: string, scheme: 'light' | 'dark') => Promise<Tab>;

/** Keys by the name that KeyboardEvent gives them, with their code points in W3C WebDriver (17.4.2). */
export const KEYS = { Escape: '\uE00C', ArrowRight: '\uE014' };

/** Runs in the page: the first visible element of a selector that has a name, in the middle of the window and at rest. */
export async function findInPage(selector: string, name?: string): Promise<HTMLElement | null> {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (!name || (one.ariaLabel ?? one.textContent).replace(/\s+/g, ' ').trim() === name),
  );
  // A field that was just typed into may still scroll into view: the place counts when three frames leave it.
  for (let frames = 0, last: number | undefined; found && frames < 3; ) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const { top } = found.getBoundingClientRect();
    frames = top === last ? frames + 1 : 0;
    last = top;
  }
  return found ?? null;
}

/** Runs in the page before its own scripts: collects its faults, also for the pages that follow in the tab. */
export function recordInPage(): void {
  sessionStorage.faults ??= '';
  let isLeft = false;
  // What is still loading then fails in Firefox.
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const add = (fault: string) => {
    if (!isLeft) sessionStorage.faults += `${fault}\n`;
  };
  console.error = (...words) => add(`console: ${words.join(' ')}`);
  const onError = ({ target, message }: ErrorEvent) => {
    if (target instanceof Element) add(`not loaded: ${target.outerHTML}`);
    // Firefox says so where a section is first laid out as it comes near; the observers are called a frame later.
    else if (!message.startsWith('ResizeObserver loop')) add(`uncaught: ${message}`);
  };
  // Elements that do not load tell it in the capture phase alone.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => add(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(`policy: ${effectiveDirective} ${blockedURI}`),
  );
}

/** Runs in the page: what `recordInPage` has collected since the last call. @throws where it has not run */
export function takeFaults(): string[] {
  const faults: string = sessionStorage.faults;
  sessionStorage.faults = '';
  return faults.split('\n').filter((fault) => fault !== '');
}
