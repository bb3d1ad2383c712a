/**
 * Part of the script in the head.
 * - Says which way a page change goes (theme/base.css): main pages lie beside one another in the order of the first navigation, a page is
 *   entered, and left by going back or up. A picture moves by itself where it was pressed on one page and stands on the other: its name
 *   travels in the state of the history entry of the page where it was pressed (HTML, "Navigation API"); nothing is written to storage.
 * - A press or a key ends a view transition. While one runs the browser hits the root alone, so the click is handed on to what is seen there.
 * - The second press of a double click on a link does nothing on the page that the first one opened. Place and time of the last press
 *   travel in the same state.
 */
export const pageChangeScript = `{
  const { navigation } = window;
  let last;
  const change = ({ viewTransition, activation }) => {
    const { entry, from, navigationType } = activation ?? navigation?.activation ?? {};
    if (!viewTransition || !from) return;
    const isBack = navigationType === 'traverse' && entry.index < from.index;
    const main = [...document.querySelector('nav').querySelectorAll('a')].map(({ pathname }) => pathname);
    const [left, opened] = [from, entry].map(({ url }) => new URL(url).pathname);
    if (left === opened) return viewTransition.skipTransition();
    const [before, after] = [left, opened].map((path) => main.indexOf(path));
    let way = isBack || left.startsWith(opened) ? 'out' : 'in';
    if (before >= 0 && after >= 0) way = before < after ? 'next' : 'previous';
    // The page that is left is seen as it was.
    if (!activation) viewTransition.types.add(way);
    if (before >= 0 && after >= 0) return;
    const name = (isBack ? entry : from).getState()?.[3];
    const pictures = [...document.querySelectorAll('[data-transition="' + name + '"]')];
    const picture = pictures.find((one) => one.closest('li:focus-within')) ?? pictures.at(-1);
    if (!picture) return;
    picture.dataset.moving = '';
    picture.loading = 'eager';
    last = viewTransition;
    // A visitor who goes on at once ends one change, and the next has begun.
    last.finished.finally(() => last === viewTransition && delete picture.dataset.moving);
  };
  // The picture that goes back may stand anywhere on the page: its first paint waits for all of it.
  if (navigation?.currentEntry?.getState()?.[3])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'expect', href: '#whole', blocking: 'render' }));
  addEventListener('pageswap', change);
  addEventListener('pagereveal', change);
  const end = () => document.activeViewTransition?.skipTransition();
  addEventListener('keydown', end, true);
  let isRepeated;
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('mousedown', (event) => {
    const [left, top, time] = navigation?.activation?.from?.getState() ?? [];
    isRepeated = Date.now() - time < 500 && Math.hypot(event.x - left, event.y - top) < 24;
    if (isRepeated) stop(event);
    else end();
  }, true);
  addEventListener('click', (event) => {
    // The click of a key, whose detail is 0, is no second press.
    if (isRepeated && event.detail) return stop(event);
    const { target, x, y } = event;
    const picture = target.closest('li')?.querySelector('[data-transition]');
    navigation?.updateCurrentEntry({ state: [x, y, Date.now(), picture?.dataset.transition] });
    if (!event.isTrusted || target !== document.documentElement) return;
    const pressed = document.elementFromPoint(x, y);
    pressed.focus();
    pressed.dispatchEvent(new MouseEvent('click', event));
  }, true);
}`;
