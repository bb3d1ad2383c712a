import { makeElement } from '../../browser/make-element.ts';
import { isMotionReduced } from '../../browser/motion.ts';

/** Sprite sheets, one frame below the other, by service slug (art/render.ts). The card's picture is frame 0. */
const sheets = import.meta.glob<string>('./*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});
export const FRAMES = 8;
/** Size of a card's picture, and place of the part that moves. */
const CARD = { width: 600, height: 400, part: { left: 0, top: 0, width: 600, height: 400 } };
/** Pixels at a part's edge that show the still. */
const EDGE = 3;
const FRAME_MS = 700 / FRAMES;

const savesData = () =>
  'connection' in navigator && !!(navigator.connection as { saveData?: boolean }).saveData;

/** Adds a canvas that replaces the still from frame 1 on. Returns a function that plays the animation, forwards or backwards, to a frame. */
export function prepareAnimation(
  still: HTMLImageElement,
  url: string,
  { width, height, part } = CARD,
): (to: number) => void {
  const canvas = Object.assign(makeElement('canvas', still.className), { width, height });
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset.cutout = '';
  canvas.style.cssText = 'position: absolute; visibility: hidden; pointer-events: none';
  still.before(canvas);
  const sheet = new Image();
  let [frame, goal, timer] = [0, 0, 0];

  const show = (next: number) => {
    frame = next;
    canvas.dataset.frame = `${frame}`;
    canvas.style.visibility = frame > 0 ? '' : 'hidden';
    still.style.visibility = frame > 0 ? 'hidden' : '';
    const context = canvas.getContext('2d');
    if (!context || frame === 0) return;
    // Also resets the clip.
    canvas.width = width;
    context.drawImage(still, 0, 0, width, height);
    // Compression mixes the edges of neighbouring frames.
    const [spanX, spanY] = [part.width - 2 * EDGE, Math.floor(part.height) - 2 * EDGE];
    context.rect(part.left + EDGE, part.top + EDGE, spanX, spanY);
    context.clip();
    context.clearRect(0, 0, width, height);
    const { naturalWidth, naturalHeight } = sheet;
    const row = naturalHeight / FRAMES;
    const top = (frame - 1) * row;
    context.drawImage(
      sheet,
      0,
      top,
      naturalWidth,
      row,
      part.left,
      part.top,
      part.width,
      part.height,
    );
  };
  const step = () => {
    if (frame === goal) return;
    show(isMotionReduced() ? goal : frame + Math.sign(goal - frame));
    clearTimeout(timer);
    timer = window.setTimeout(step, FRAME_MS);
  };
  // The still morphs into the next page's hero.
  addEventListener('pageswap', () => {
    goal = 0;
    if (frame > 0) show(0);
  });

  return (to) => {
    goal = to;
    if (frame === goal) return;
    sheet.src ||= url;
    sheet.decode().then(step, () => undefined);
  };
}

/** Plays a service card's animation while it is hovered or focused; on touch screens, that of the first card in the middle of the screen. */
export function initHoverAnimations(): void {
  let first: HTMLElement | undefined;
  for (const still of document.querySelectorAll<HTMLImageElement>(
    'article [data-cutout][data-transition^="service-"]',
  )) {
    const url = sheets[`./${still.dataset.transition?.replace('service-', '')}.avif`];
    const card = still.closest('article');
    if (!url || !card) continue;
    const run = prepareAnimation(still, url);
    const play = (plays: boolean) => run(plays && !isMotionReduced() && !savesData() ? FRAMES : 0);
    if (matchMedia('(hover: none)').matches)
      new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) first ??= card;
          if (first === card) play(!!entry?.isIntersecting);
        },
        { rootMargin: '-45% 0px' },
      ).observe(card);
    const turn = () => play(card.matches(':hover, :focus-within'));
    for (const type of ['focusin', 'focusout']) card.addEventListener(type, turn);
    for (const type of ['pointerenter', 'pointerleave'] as const)
      card.addEventListener(type, ({ pointerType }) => pointerType !== 'touch' && turn());
    // The card may be hovered or focused already.
    turn();
  }
}
