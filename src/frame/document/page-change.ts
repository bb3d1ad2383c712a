/**
 * Part of the script in the head.
 * - Says which way a page change goes (theme/base.css): main pages lie beside one another in the order of the first navigation, a page is
 *   entered, and left by going back or up. A picture moves by itself if it was pressed on one page and is on the other: its name
 *   travels in the state of the history entry of the page on which it was pressed (HTML, "Navigation API"); nothing is written to storage.
 * - A press or a key ends a view transition. While one runs the browser hits the root alone, so the click is handed on to what is seen there.
 * - The second press of a double click on a link does nothing on the page that the first one opened. Place and time of the last press
 *   travel in the same state.
 */

/** Of the last press on a page: place in pixels, time in ms, and name of the picture beside it. */
type Press = [x: number, y: number, time: number, picture: string | undefined];

/** Not every browser that we serve has it. */
const { navigation }: { navigation?: Navigation } = window;
let last: ViewTransition | undefined;

const pressIn = (entry?: NavigationHistoryEntry | null): Press | undefined => entry?.getState();

/** Runs on the page that is left (`pageswap`) and on the one that opens (`pagereveal`). */
const prepareChange = ({
  viewTransition,
  activation,
}: PageRevealEvent & Partial<Pick<PageSwapEvent, 'activation'>>) => {
  // A style sheet cannot take back what it says about navigation.
  if (document.documentElement.dataset.motion === 'off') return viewTransition?.skipTransition();
  const { entry, from, navigationType } = activation ?? navigation?.activation ?? {};
  if (!viewTransition || !entry || !from) return;
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
  // The page that is left is seen as it was.
  if (!activation) viewTransition.types.add(way);
  if (areMain) return;
  const name = pressIn(isBack ? entry : from)?.[3];
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`[data-transition="${name}"]`)];
  const picture = pictures.find((one) => one.closest('li:focus-within')) ?? pictures.at(-1);
  if (!picture) return;
  picture.dataset.moving = '';
  picture.loading = 'eager';
  last = viewTransition;
  // A visitor who goes on at once ends one change, and the next has begun.
  last.finished.finally(() => last === viewTransition && delete picture.dataset.moving);
};
addEventListener('pageswap', prepareChange);
addEventListener('pagereveal', prepareChange);

// The picture that goes back may be anywhere on the page: its first paint waits for all of it.
if (pressIn(navigation?.currentEntry)?.[3])
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'expect',
      href: '#whole',
      blocking: 'render',
    }),
  );

const end = () => document.activeViewTransition?.skipTransition();
addEventListener('keydown', end, true);
let isRepeated = false;
const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
addEventListener(
  'mousedown',
  (event) => {
    const [x = 0, y = 0, time = 0] = pressIn(navigation?.activation?.from) ?? [];
    isRepeated = Date.now() - time < 500 && Math.hypot(event.x - x, event.y - y) < 24;
    if (isRepeated) stop(event);
    else end();
  },
  true,
);
addEventListener(
  'click',
  (event) => {
    // The click of a key, whose detail is 0, is no second press.
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
  },
  true,
);

export {};
