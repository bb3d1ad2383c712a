/**
 * The cursor follower (specification, "Shared frame"): small by itself, medium over what can be clicked, large over
 * navigation links, where it shows their label (not over Contact); pressed while a mouse button is down; hidden
 * when the mouse leaves the document. For a fine pointer that hovers only, never under reduced motion.
 */
export function wakeCursor(cursor: HTMLElement): void {
  if (
    !matchMedia('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)')
      .matches
  )
    return;
  const label = cursor.querySelector('[data-cursor-label]');
  let at = { x: 0, y: 0 };
  let _frame = 0;

  const draw = () => {
    _frame = 0;
    cursor.style.translate = `${at.x}px ${at.y}px`;
  };
  const look = (target: EventTarget | null) => {
    const link =
      target instanceof Element ? target.closest<HTMLElement>('[data-cursor-nav]') : null;
    const clickable =
      target instanceof Element &&
      target.closest('a, button, summary, label, input, textarea, select, [role="tab"]');
    cursor.dataset.cursor = link ? 'large' : clickable ? 'medium' : 'small';
    // The attribute says what the label is: its value, without one the link's own words, and no label where it is 'plain'.
    const named = link?.dataset.cursorNav || link?.textContent || '';
    if (label) label.textContent = named === 'plain' ? '' : named;
  };
  document.addEventListener(
    'mousemove',
    ({ clientX, clientY, target }) => {
      at = { x: clientX, y: clientY };
      _frame ||= requestAnimationFrame(draw);
      cursor.toggleAttribute('data-visible', true);
      look(target);
    },
    { passive: true },
  );
  document.addEventListener('mousedown', () => cursor.toggleAttribute('data-pressed', true));
  document.addEventListener('mouseup', () => cursor.toggleAttribute('data-pressed', false));
  document.documentElement.addEventListener('mouseenter', () =>
    cursor.toggleAttribute('data-visible', true),
  );
  document.documentElement.addEventListener('mouseleave', () =>
    cursor.toggleAttribute('data-visible', false),
  );
}
