import styles from './cursor.module.css';

/**
 * Small by itself, medium over what can be clicked, large with a label over navigation links: `data-cursor-nav` marks a link or
 * a list of them, its value `plain` asks for no label, `column` for one beside the ring. A popover, so that it also shows above the menu and dialogs: the
 * browser's top layer has no z-index, the element opened last is in front.
 */
export function initCursor(cursor: HTMLElement): void {
  const root = document.documentElement.dataset;
  const ring = document.createElement('span');
  const label = document.createElement('span');
  cursor.className = styles.cursor ?? '';
  ring.className = styles.ring ?? '';
  label.className = styles.label ?? '';
  ring.append(label);
  cursor.replaceChildren(ring);
  const look = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const nav = link?.closest<HTMLElement>('[data-cursor-nav]');
    const clickable =
      target instanceof Element &&
      target.closest('a, button, summary, label, input, textarea, select, [role="tab"]');
    cursor.toggleAttribute('data-beside', nav?.dataset.cursorNav === 'column');
    cursor.toggleAttribute('data-typing', !!clickable && clickable.matches(':read-write, select'));
    cursor.dataset.cursor = nav ? 'large' : clickable ? 'medium' : 'small';
    // The link says where it leads; the label only whether one is there already.
    const { go = '', here = '' } = cursor.dataset;
    const named = link?.ariaCurrent === 'page' ? here : go;
    label.textContent = !nav || nav.dataset.cursorNav === 'plain' ? '' : named;
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
  document.addEventListener(
    'mousemove',
    ({ clientX, clientY, target, buttons }) => {
      cursor.style.translate = `${clientX}px ${clientY}px`;
      show(true);
      // A button may have been let go where no event tells: over a context menu, or outside the window.
      press(buttons > 0);
      look(target);
    },
    { passive: true },
  );
  // The page may move under a pointer that stands still: scrolled by keys, or laid out again.
  document.addEventListener('mouseover', ({ target }) => look(target), { passive: true });
  // The drag of a link ends without mouseup.
  for (const type of ['mousedown', 'mouseup', 'dragend', 'blur'])
    addEventListener(type, () => press(type === 'mousedown'));
  document.documentElement.addEventListener('mouseleave', () => show(false));
  addEventListener('pageswap', () => show(false));
}
