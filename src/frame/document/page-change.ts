/**
 * Part of the script in the head.
 * - A page to which a visitor goes back is revealed the other way round (theme/base.css).
 * - A press ends a view transition. While one runs the browser hits the root alone, so the click is handed on to what is seen there.
 * - The second press of a double click on a link does nothing on the page that the first one opened. Place and time of the last press
 *   travel in the state of the history entry that is left (HTML, "Navigation API"); nothing is written to storage.
 */
export const pageChangeScript = `addEventListener('pagereveal', ({ viewTransition }) => {
  const { entry, from } = window.navigation?.activation ?? {};
  if (viewTransition && from && entry.index < from.index) viewTransition.types.add('back');
});
{
  const { navigation } = window;
  let isRepeated;
  const stop = (event) => {
    if (!isRepeated) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('mousedown', (event) => {
    const { x, y } = event;
    const [left, top, time] = navigation?.activation?.from?.getState() ?? [];
    isRepeated = Date.now() - time < 500 && Math.hypot(x - left, y - top) < 24;
    navigation?.updateCurrentEntry({ state: [x, y, Date.now()] });
    if (!isRepeated) document.activeViewTransition?.skipTransition();
    stop(event);
  }, true);
  addEventListener('click', stop, true);
  addEventListener('click', (event) => {
    if (!event.isTrusted || event.target !== document.documentElement) return;
    const pressed = document.elementFromPoint(event.x, event.y);
    pressed.focus();
    pressed.dispatchEvent(new MouseEvent('click', event));
  }, true);
}`;
