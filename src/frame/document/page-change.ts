/**
 * Part of the script in the head.
 * - Sets the direction of a page change (theme/base.css): main pages are side by side in the order of the first navigation; other pages are
 *   entered, and left by going back or up. A picture moves by itself if it was pressed on one page and is on the other: its name
 *   is in the state of the history entry of the page on which it was pressed (HTML, "Navigation API"); storage is not used.
 * - A page that had to be waited for is shown at once.
 * - A press or a key ends a view transition. During one, clicks only hit the root, so they are passed on to the element below.
 * - The second press of a double click on a link does nothing on the page that the first one opened. Place and time of the last press
 *   are in the same state.
 */

/** Last press on a page: place in pixels, time in ms, and name of the picture beside it. */
type Press = [x: number, y: number, time: number, picture: string | undefined];

/** Some of our supported browsers lack it. */
const { navigation }: { navigation?: Navigation } = window;
let last: ViewTransition | undefined;

const pressIn = (entry?: NavigationHistoryEntry | null): Press | undefined => entry?.getState();

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** After a wait of more than 200 ms, a page change would feel slow. */
const isLate = (arrival?.responseStart ?? 0) > 200;

type ChangeEvent = PageRevealEvent & Partial<Pick<PageSwapEvent, 'activation'>>;

/** Runs on the old page (`pageswap`) and on the new one (`pagereveal`). */
const prepareChange = ({ viewTransition, activation }: ChangeEvent) => {
  // A style sheet cannot undo its own `@view-transition` rule.
  if (document.documentElement.dataset.motion === 'off') return viewTransition?.skipTransition();
  const { entry, from, navigationType } = activation ?? navigation?.activation ?? {};
  if (!viewTransition || !entry || !from) return;
  if (isLate && !activation && navigationType !== 'traverse')
    return viewTransition.skipTransition();
  const isBack = navigationType === 'traverse' && entry.index < from.index;
  const links = document.querySelector('nav')?.querySelectorAll('a') ?? [];
  const main = [...links].map(({ pathname }) => pathname);
  const paths = [from, entry].map(({ url }) => new URL(url as string).pathname);
  const [left, opened] = paths as [string, string];
  if (left === opened) return viewTransition.skipTransition();
  const [before, after] = paths.map((path) => main.indexOf(path)) as [number, number];
  const areMain = before >= 0 && after >= 0;
  let way = isBack || left.startsWith(opened) ? 'out' : 'in';
  if (areMain) way = before < after ? 'next' : 'previous';
  // The old page keeps its appearance.
  if (!activation) viewTransition.types.add(way);
  if (areMain) return;
  const name = pressIn(isBack ? entry : from)?.[3];
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`[data-transition="${name}"]`)];
  const picture = pictures.find((one) => one.closest('li:focus-within')) ?? pictures.at(-1);
  if (!picture) return;
  picture.dataset.moving = '';
  picture.loading = 'eager';
  last = viewTransition;
  // If the visitor moves on at once, this transition ends after the next one has begun.
  last.finished.finally(() => last === viewTransition && delete picture.dataset.moving);
};
addEventListener('pageswap', prepareChange);
addEventListener('pagereveal', prepareChange);

// The returning picture may be anywhere on the page, so the first paint waits for all of it.
if (pressIn(navigation?.currentEntry)?.[3]) {
  const wait = { rel: 'expect', href: '#whole', blocking: 'render' };
  document.head.append(Object.assign(document.createElement('link'), wait));
}

const end = () => document.activeViewTransition?.skipTransition();
addEventListener('keydown', end, true);
let isRepeated = false;
const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
const onMouseDown = (event: MouseEvent) => {
  const [x = 0, y = 0, time = 0] = pressIn(navigation?.activation?.from) ?? [];
  isRepeated = Date.now() - time < 500 && Math.hypot(event.x - x, event.y - y) < 24;
  if (isRepeated) stop(event);
  else end();
};
addEventListener('mousedown', onMouseDown, true);
const onClick = (event: MouseEvent) => {
  // A click by key (detail 0) is not a second press.
  if (isRepeated && event.detail) return stop(event);
  const { target, x, y } = event;
  const card = (target as Element).closest('li');
  const picture = card?.querySelector<HTMLElement>('[data-transition]');
  const state: Press = [x, y, Date.now(), picture?.dataset.transition];
  navigation?.updateCurrentEntry({ state });
  if (!event.isTrusted || target !== document.documentElement) return;
  const pressed = document.elementFromPoint(x, y) as HTMLElement;
  pressed.focus();
  pressed.dispatchEvent(new MouseEvent('click', event));
};
addEventListener('click', onClick, true);

export {};
