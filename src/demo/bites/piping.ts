import { isMotionReduced } from '../../browser/motion.ts';
import nozzleUrl from './nozzle.avif?url';
import styles from './piping.module.css';

/** Centre lines of the letters of "Wows.", in thousandths of an em from the start of the word and the baseline. */
const LINES = [
  'M92-590 200-90Q233-50 262-92L385-560Q411-610 436-560L548-92Q580-50 612-90L722-590',
  'M1019-462C938-462 868-400 868-262C868-120 938-62 1019-62C1100-62 1171-120 1171-264C1171-400 1098-462 1028-462',
  'M1328-458 1412-88Q1424-55 1458-88L1576-420Q1610-480 1644-420L1726-88Q1758-55 1788-88L1890-458',
  'M2309-372C2304-440 2234-462 2179-462C2094-462 2056-430 2056-380C2056-260 2309-310 2309-150C2309-90 2254-62 2192-62C2114-62 2060-100 2058-168',
  'M2514-92 2515-91',
];
/** Layers from the edge of the icing to its gloss: offset, width, colour. */
const LAYERS = [
  ['0 0', '172', 'var(--brand-2-dark)'],
  ['-4 -6', '148', 'color-mix(in oklch, var(--brand-2), var(--brand-2-dark) 35%)'],
  ['-14 -18', '96', 'var(--brand-2)'],
  ['-28 -38', '26', 'var(--brand-2-pale)'],
] as const;
/** Paths of sprinkles, by colour. */
const SPRINKLES = {
  'var(--brand-1)': 'M133-430 167-410M640-433 680-427M1383-231 1397-269M2134-258 2166-282',
  'var(--canvas)': 'M287-165 313-195M861-323 899-337M1682-258 1718-242M497-350 503-310',
};
/** Milliseconds until the nozzle arrives, for a thousandth of an em, for a falling sprinkle, and from a press to the end. */
const [ARRIVAL, PACE, FALL, ANSWER] = [500, 0.2, 600, 500];

function draw(name: string, attributes: Record<string, string>, parent: Element) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name) as SVGPathElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return parent.appendChild(element);
}

/** Pipes the last word of the headline, letter by letter. With reduced motion the icing appears at once. A second call restarts it. */
export function initPiping(hero: HTMLElement) {
  const word = hero.querySelector('em');
  if (word?.textContent !== 'Wows.') return;
  word.replaceChildren(word.textContent);
  const look = { viewBox: '0 -760 2610 860', class: `${styles.icing} screen-only` };
  const icing = draw('svg', { ...look, 'aria-hidden': 'true' }, word);
  const layers = LAYERS.map(([to, width, stroke]) =>
    draw('g', { transform: `translate(${to})`, 'stroke-width': width, stroke }, icing),
  );
  const track = draw('path', {}, icing);
  let [way, end] = ['', ARRIVAL];
  for (const d of LINES) {
    const strokes = layers.map((g) => draw('path', { d, pathLength: '1' }, g));
    way += d.replace('M', way ? 'L' : 'M');
    track.setAttribute('d', way);
    end = ARRIVAL + PACE * track.getTotalLength();
    const duration = PACE * (strokes[0]?.getTotalLength() ?? 0);
    const line = { strokeDasharray: ['0 2', '1 2'], visibility: ['hidden', 'visible'] };
    const timing = { delay: end - duration, duration: Math.max(duration, 200) };
    for (const stroke of strokes) stroke.animate(line, { ...timing, fill: 'backwards' });
  }
  // The opening of the nozzle is near the bottom centre of the picture.
  const place = { href: nozzleUrl, x: '-192', y: '-612', width: '384', height: '640' };
  const nozzle = draw('image', place, icing);
  nozzle.style.offset = `path("${way}") 20deg`;
  const travel = { delay: ARRIVAL, duration: end - ARRIVAL, fill: 'both' } as const;
  nozzle.animate({ offsetDistance: ['0%', '100%'] }, travel);
  const away = { opacity: 0, translate: '300px -500px' };
  nozzle.animate([away, {}], { duration: ARRIVAL, easing: 'ease-out' });
  nozzle.animate([{}, away], { delay: end, duration: FALL, fill: 'forwards' });
  const drop = { translate: ['0 -900px', '0 0', '0 -40px', '0 0'], opacity: [0, 1, 1, 1] };
  for (const [index, [stroke, d]] of Object.entries(SPRINKLES).entries()) {
    const timing = { delay: end + 150 * index, duration: FALL, fill: 'backwards' } as const;
    draw('path', { d, stroke }, icing).animate(drop, timing);
  }
  // The main thread paints each frame: 30 a second leave it time for a press, which halts the icing. Out of sight it is finished.
  const animations = icing.getAnimations({ subtree: true });
  for (const animation of animations) animation.pause();
  const last = end + 300 + FALL;
  const show = (time: number) => {
    for (const animation of animations) animation.currentTime = time;
    if (time >= end) word.classList.add(styles.piped ?? '');
    if (time >= last) clearInterval(frames);
  };
  const begin = performance.now();
  const frames = setInterval(() => show(performance.now() - begin), 1000 / 30);
  if (isMotionReduced()) return show(last);
  const halt = () => {
    clearInterval(frames);
    setTimeout(show, ANSWER, last);
  };
  addEventListener('pointerdown', halt, { once: true });
  new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting || show(last)).observe(word);
}
