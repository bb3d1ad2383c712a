import styles from './cursor.module.css';

const CLICKABLE = 'a, button, summary, label, input, textarea, select, [role="tab"]';
/** Pixels between words and the label beside them, and from the centre of the large ring to a label below it. */
const BESIDE = 12;
const BELOW = 44;
/** Pixels of the largest control that the medium ring surrounds. */
const LARGEST_SURROUNDED = 60;

/** Places a label after the words of a link if it covers no other link there, else before them, else on their end. */
function placeBeside(link: Element, label: HTMLElement): { left: number; top: number } {
  const words = document.createRange();
  words.selectNodeContents(link);
  const { left, right, top, height } = words.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = label;
  const y = top + (height - offsetHeight) / 2;
  const isFree = (start: number) =>
    [0, 1, 2, 3].every((corner) => {
      const x = start + (corner % 2) * offsetWidth;
      const under = document.elementFromPoint(x, y + Math.floor(corner / 2) * offsetHeight);
      return under && (under.closest('a') ?? link) === link;
    });
  const starts = [right + BESIDE, left - BESIDE - offsetWidth];
  return { left: starts.find(isFree) ?? right - offsetWidth, top: y };
}

/**
 * Small by default; medium over a clickable element, around it if it is small; large with a label over navigation links:
 * `data-cursor-nav` marks a link or a list of them; `plain` shows no label, `column` puts it beside the words.
 * It is a popover so that it also shows above the menu and dialogs: the browser's top layer has no z-index, the element opened last
 * is in front.
 */
export function initCursor(cursor: HTMLElement): void {
  const root = document.documentElement.dataset;
  const ring = document.createElement('span');
  const label = document.createElement('span');
  cursor.className = styles.cursor ?? '';
  ring.className = styles.ring ?? '';
  label.className = styles.label ?? '';
  cursor.replaceChildren(ring, label);
  let at = { x: 0, y: 0 };
  let pointed: EventTarget | null = null;
  /** The pointer may be on a card, far from the words of its link. */
  const surround = (clickable: Element) => {
    const { left, right, top, bottom, width, height } = clickable.getBoundingClientRect();
    const isInside = left <= at.x && at.x <= right && top <= at.y && at.y <= bottom;
    const size = Math.max(width, height);
    const isAround = isInside && size <= LARGEST_SURROUNDED;
    if (isAround) cursor.style.translate = `${left + width / 2}px ${top + height / 2}px`;
    ring.style.cssText = isAround ? `--size: ${size}px` : '';
  };
  const look = () => {
    const clickable = pointed instanceof Element ? pointed.closest(CLICKABLE) : null;
    const link = clickable?.closest('a');
    const nav = link?.closest<HTMLElement>('[data-cursor-nav]')?.dataset.cursorNav;
    const isNav = nav !== undefined;
    cursor.toggleAttribute('data-typing', !!clickable?.matches(':read-write, select'));
    cursor.dataset.cursor = isNav ? 'large' : clickable ? 'medium' : 'small';
    cursor.style.translate = `${at.x}px ${at.y}px`;
    if (clickable && !isNav) surround(clickable);
    // The link names its target; the label only says whether the visitor is already there.
    const { go = '', here = '' } = cursor.dataset;
    const text =
      !isNav || nav === 'plain' ? '' : link?.matches('[aria-current="page"]') ? here : go;
    // Writes only changes, because the label is measured on every pointer move.
    if (label.textContent !== text) label.textContent = text;
    if (!link || !text) return;
    const { left, top } =
      nav === 'column'
        ? placeBeside(link, label)
        : { left: at.x - label.offsetWidth / 2, top: at.y + BELOW };
    label.style.translate = `${left - at.x}px ${top - at.y}px`;
  };
  const show = (visible: boolean) =>
    cursor.toggleAttribute('data-visible', visible && root.follower !== 'off');
  const press = (pressed: boolean) => cursor.toggleAttribute('data-pressed', pressed);

  cursor.showPopover();
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (target === cursor || newState !== 'open') return;
      cursor.hidePopover();
      cursor.showPopover();
    },
    { capture: true },
  );
  const follow = ({ clientX, clientY, target, buttons }: MouseEvent) => {
    at = { x: clientX, y: clientY };
    pointed = target;
    show(true);
    // A button may have been released without an event: over a context menu, or outside the window.
    press(buttons > 0);
    look();
  };
  // The page may move under a resting pointer: scrolled by keys, or laid out again.
  for (const type of ['mousemove', 'mouseover'] as const)
    document.addEventListener(type, follow, { passive: true });
  for (const type of ['scroll', 'transitionend'])
    document.addEventListener(type, look, { capture: true, passive: true });
  // Dragging a link ends without mouseup.
  for (const type of ['mousedown', 'mouseup', 'dragend', 'blur'])
    addEventListener(type, () => press(type === 'mousedown'));
  document.documentElement.addEventListener('mouseleave', () => show(false));
  addEventListener('pageswap', () => show(false));
}
