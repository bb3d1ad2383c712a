import { isMotionReduced } from '../../browser/motion.ts';
import styles from './piping.module.css';

const WORD = 'Wows.';
/** The middle lines of its letters, in thousandths of an em from the start of the word and the base line. */
const LINES = [
  'M92-590 200-90Q233-50 262-92L385-560Q411-610 436-560L548-92Q580-50 612-90L722-590',
  'M1019-462C938-462 868-400 868-262C868-120 938-62 1019-62C1100-62 1171-120 1171-264C1171-400 1098-462 1028-462',
  'M1328-458 1412-88Q1424-55 1458-88L1576-420Q1610-480 1644-420L1726-88Q1758-55 1788-88L1890-458',
  'M2309-372C2304-440 2234-462 2179-462C2094-462 2056-430 2056-380C2056-260 2309-310 2309-150C2309-90 2254-62 2192-62C2114-62 2060-100 2058-168',
  'M2514-92 2515-91',
];
/** From the edge of the icing to its gloss, each nearer to the light. */
const LAYERS = [
  [styles.edge, '0 0'],
  [styles.body, '-4 -6'],
  [styles.light, '-14 -18'],
  [styles.gloss, '-28 -38'],
] as const;
/** Milliseconds: until the nozzle is there, for a thousandth of an em, for what falls on the icing, and of the pause after a press. */
const [ARRIVAL, PACE, FALL, ANSWER] = [500, 0.2, 600, 500];
/** Where sprinkles lie: place and turn in degrees. */
const SPRINKLES = [
  [150, -420, 30],
  [300, -180, -50],
  [500, -330, 80],
  [660, -430, 10],
  [880, -330, -20],
  [1120, -130, 60],
  [1390, -250, -70],
  [1700, -250, 25],
  [2150, -270, -35],
];

function draw(name: string, attributes: Record<string, string>, parent?: Element) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name) as SVGPathElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent?.append(element);
  return element;
}

/** Pipes the last word of the headline with icing, letter by letter; where nothing shall move, the icing is there. */
export function initPiping(hero: HTMLElement) {
  const word = hero.querySelector('em');
  if (word?.textContent !== WORD) return;
  const icing = draw('svg', {
    viewBox: '0 -760 2610 860',
    class: `${styles.icing} screen-only`,
    'aria-hidden': 'true',
  });
  icing.style.willChange = 'transform'; // On a layer of its own: the page is not painted again with each frame.
  word.append(icing);
  const layers = LAYERS.map(([layer = '', place]) =>
    draw('g', { class: layer, transform: `translate(${place})` }, icing),
  );
  const letters = LINES.map((d) =>
    layers.map((layer) => draw('path', { d, pathLength: '1' }, layer)),
  );
  const sprinkles = SPRINKLES.map(([x, y, turn], index) =>
    draw(
      'path',
      { d: 'M-20 0h40', class: styles.sprinkle ?? '', 'data-colour': `${index % 3}` },
      draw('g', { transform: `translate(${x} ${y}) rotate(${turn})` }, icing),
    ),
  );
  const finish = () => word.classList.add(styles.piped ?? '');
  if (isMotionReduced()) return finish();

  const nozzle = draw(
    'path',
    { d: 'M0 0-34-90-150-420Q0-520 150-420L34-90Z', class: styles.nozzle ?? '' },
    icing,
  );
  const lengthOf = (d: string) => draw('path', { d }).getTotalLength();
  let track = '';
  for (const [index, strokes] of letters.entries()) {
    const line = LINES[index] ?? '';
    track += track ? line.replace('M', 'L') : line;
    const duration = PACE * lengthOf(line);
    const delay = ARRIVAL + PACE * lengthOf(track) - duration;
    for (const stroke of strokes)
      stroke.animate(
        [
          { strokeDasharray: '0 2', opacity: 0 },
          { opacity: 1, offset: 0.01 },
          { strokeDasharray: '1 2' },
        ],
        { delay, duration: Math.max(duration, PACE * 1000), fill: 'backwards' },
      );
  }
  const end = ARRIVAL + PACE * lengthOf(track);
  nozzle.style.offsetPath = `path("${track}")`;
  nozzle.animate(
    { offsetDistance: ['0%', '100%'] },
    { delay: ARRIVAL, duration: end - ARRIVAL, fill: 'both' },
  );
  const away = { opacity: 0, translate: '300px -500px' };
  nozzle.animate([away, {}], { duration: ARRIVAL, easing: 'ease-out' });
  nozzle.animate([{}, away], { delay: end, duration: FALL, easing: 'ease-in', fill: 'forwards' });
  for (const [index, sprinkle] of sprinkles.entries())
    sprinkle.animate(
      [
        { translate: '0 -900px', opacity: 0, easing: 'ease-in' },
        { translate: '0 0', opacity: 1, offset: 0.6, easing: 'ease-out' },
        { translate: '0 -40px', offset: 0.8, easing: 'ease-in' },
        { translate: '0 0' },
      ],
      { delay: end + 60 * index, duration: FALL, fill: 'backwards' },
    );
  // Each frame is painted by the main thread. Thirty a second leave it time for a press, which halts the icing; out of sight it is done.
  const animations = icing.getAnimations({ subtree: true });
  for (const animation of animations) animation.pause();
  const last = end + 60 * sprinkles.length + FALL;
  const show = (time: number) => {
    for (const animation of animations) animation.currentTime = time;
    if (time >= end) finish();
    if (time >= last) clearInterval(frames);
  };
  const begin = performance.now();
  const frames = setInterval(() => show(performance.now() - begin), 1000 / 30);
  const halt = () => {
    clearInterval(frames);
    setTimeout(show, ANSWER, last);
  };
  addEventListener('pointerdown', halt, { once: true });
  new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting || show(last)).observe(word);
}
