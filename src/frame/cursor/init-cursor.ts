import styles from './cursor.module.css';

const CLICKABLE = 'a, button, summary, label, input, textarea, select, [role="tab"]';
/** Pixels between words and the label beside them, and from the middle of the large ring to a label below it. */
const BESIDE = 12;
const BELOW = 44;

/** Where a label after the words of a link covers no other link; else before them, else on their end. */
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
 * Small by itself; medium around what can be clicked; large with a label over navigation links: `data-cursor-nav` marks a link or
 * a list of them, its value `plain` asks for no label, `column` for one beside the words. A popover, so that it also shows above
 * the menu and dialogs: the browser's top layer has no z-index, the element opened last is in front.
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
  const surround = (clickable: Element) => {
    // A link may run over several lines.
    const lines = [...clickable.getClientRects()];
    const { left, top, width, height } =
      lines.find(({ top, bottom }) => top <= at.y && at.y <= bottom) ??
      clickable.getBoundingClientRect();
    const { borderRadius } = getComputedStyle(clickable);
    cursor.style.translate = `${left + width / 2}px ${top + height / 2}px`;
    const corner = borderRadius === '0px' ? 'var(--radius-m)' : borderRadius;
    ring.style.cssText = `--width: ${width}px; --height: ${height}px; --corner: ${corner}`;
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
    // The link says where it leads; the label only whether one is there already.
    const { go = '', here = '' } = cursor.dataset;
    const text = !isNav || nav === 'plain' ? '' : link?.ariaCurrent === 'page' ? here : go;
    // Written only where it differs: the label is measured with each movement of the pointer.
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
    // A button may have been let go where no event tells: over a context menu, or outside the window.
    press(buttons > 0);
    look();
  };
  // The page may move under a pointer that stands still: scrolled by keys, or laid out again.
  for (const type of ['mousemove', 'mouseover'] as const)
    document.addEventListener(type, follow, { passive: true });
  for (const type of ['scroll', 'transitionend'])
    document.addEventListener(type, look, { capture: true, passive: true });
  // The drag of a link ends without mouseup.
  for (const type of ['mousedown', 'mouseup', 'dragend', 'blur'])
    addEventListener(type, () => press(type === 'mousedown'));
  document.documentElement.addEventListener('mouseleave', () => show(false));
  addEventListener('pageswap', () => show(false));
}
