import { isMotionReduced } from '../../browser/motion.ts';

/** Sheets of moments, one below the other, by the service's slug (art/render.ts). The card's still is moment 0. */
const sheets = import.meta.glob<string>('./*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});
const [MOMENTS, WIDTH, HEIGHT] = [8, 600, 400];
/** Milliseconds. */
const MOMENT = 700 / MOMENTS;

const savesData = () =>
  'connection' in navigator && !!(navigator.connection as { saveData?: boolean }).saveData;

/** Lays a canvas where the still is, seen in its place from moment 1 on. Gives a function that plays the gag, or plays it backwards. */
function prepareGag(still: HTMLImageElement, url: string): (forwards: boolean) => void {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: WIDTH,
    height: HEIGHT,
    className: still.className,
    ariaHidden: 'true',
  });
  canvas.dataset.cutout = '';
  // No style sheet of its own: that renames the classes of all pages, some of which have no byte to spare (build/class-names.ts).
  Object.assign(canvas.style, {
    position: 'absolute',
    visibility: 'hidden',
    pointerEvents: 'none',
  });
  still.before(canvas);
  const sheet = new Image();
  let [moment, goal] = [0, 0];
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (next: number) => {
    moment = next;
    canvas.dataset.moment = `${moment}`;
    canvas.style.visibility = moment > 0 ? '' : 'hidden';
    still.style.visibility = moment > 0 ? 'hidden' : '';
    const context = canvas.getContext('2d');
    context?.clearRect(0, 0, WIDTH, HEIGHT);
    context?.drawImage(sheet, 0, (1 - moment) * HEIGHT);
  };
  const step = () => {
    if (moment !== goal) show(moment + Math.sign(goal - moment));
    if (moment !== goal) return;
    clearInterval(timer);
    timer = undefined;
  };
  // The still grows into the next page's hero.
  addEventListener('pageswap', () => {
    goal = 0;
    if (moment > 0) show(0);
  });

  return (forwards) => {
    if (forwards && (isMotionReduced() || savesData())) return;
    goal = forwards ? MOMENTS : 0;
    if (moment === goal) return;
    sheet.src ||= url;
    sheet.decode().then(
      () => {
        timer ??= setInterval(step, MOMENT);
      },
      () => undefined,
    );
  };
}

/** Plays the gags of services' cards while these are pointed at or have the focus; on a touch screen that of the first in its middle. */
export function initGags(): void {
  let first: HTMLElement | undefined;
  for (const still of document.querySelectorAll<HTMLImageElement>(
    'article [data-cutout][data-transition^="service-"]',
  )) {
    const url = sheets[`./${still.dataset.transition?.replace('service-', '')}.avif`];
    const card = still.closest('article');
    if (!url || !card) continue;
    const play = prepareGag(still, url);
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
    // The pointer or the focus was there before this code.
    turn();
  }
}
