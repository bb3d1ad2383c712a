import { makeElement } from '../../browser/make-element.ts';
import { isMotionReduced } from '../../browser/motion.ts';

/** Sheets of moments, one below the other, by service slug (art/render.ts). The card's picture is moment 0. */
const sheets = import.meta.glob<string>('./*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});
export const MOMENTS = 8;
/** Size of a card's picture, and place of the part that moves. */
const CARD = { width: 600, height: 400, part: { left: 0, top: 0, width: 600, height: 400 } };
/** Pixels at a part's edge that show the still. */
const EDGE = 3;
/** Duration in ms. */
const MOMENT = 700 / MOMENTS;

const savesData = () =>
  'connection' in navigator && !!(navigator.connection as { saveData?: boolean }).saveData;

/** Adds a canvas that replaces the still from moment 1 on. Returns a function that plays the gag, forwards or backwards, to a moment. */
export function prepareGag(
  still: HTMLImageElement,
  url: string,
  { width, height, part } = CARD,
): (to: number) => void {
  const look = { width, height, ariaHidden: 'true' };
  const canvas = Object.assign(makeElement('canvas', still.className), look);
  canvas.dataset.cutout = '';
  canvas.style.cssText = 'position: absolute; visibility: hidden; pointer-events: none';
  still.before(canvas);
  const sheet = new Image();
  let [moment, goal, timer] = [0, 0, 0];

  const show = (next: number) => {
    moment = next;
    canvas.dataset.moment = `${moment}`;
    canvas.style.visibility = moment > 0 ? '' : 'hidden';
    still.style.visibility = moment > 0 ? 'hidden' : '';
    const context = canvas.getContext('2d');
    if (!context || moment === 0) return;
    // Also resets the clip.
    canvas.width = width;
    context.drawImage(still, 0, 0, width, height);
    // Compression mixes the edges of neighbouring moments.
    const [spanX, spanY] = [part.width - 2 * EDGE, Math.floor(part.height) - 2 * EDGE];
    context.rect(part.left + EDGE, part.top + EDGE, spanX, spanY);
    context.clip();
    context.clearRect(0, 0, width, height);
    const { naturalWidth, naturalHeight } = sheet;
    const row = naturalHeight / MOMENTS;
    const top = (moment - 1) * row;
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
    if (moment === goal) return;
    show(isMotionReduced() ? goal : moment + Math.sign(goal - moment));
    clearTimeout(timer);
    timer = window.setTimeout(step, MOMENT);
  };
  // The still morphs into the next page's hero.
  addEventListener('pageswap', () => {
    goal = 0;
    if (moment > 0) show(0);
  });

  return (to) => {
    goal = to;
    if (moment === goal) return;
    sheet.src ||= url;
    sheet.decode().then(step, () => undefined);
  };
}

/** Plays a service card's gag while it is hovered or focused; on touch screens, that of the first card in the middle of the screen. */
export function initGags(): void {
  let first: HTMLElement | undefined;
  for (const still of document.querySelectorAll<HTMLImageElement>(
    'article [data-cutout][data-transition^="service-"]',
  )) {
    const url = sheets[`./${still.dataset.transition?.replace('service-', '')}.avif`];
    const card = still.closest('article');
    if (!url || !card) continue;
    const gag = prepareGag(still, url);
    const play = (plays: boolean) => gag(plays && !isMotionReduced() && !savesData() ? MOMENTS : 0);
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
