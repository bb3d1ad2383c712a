import { isMotionReduced } from '../../browser/motion.ts';
import nozzleUrl from './nozzle.avif?url';
import styles from './piping.module.css';

/** Width of a letter and its centre lines, in hundredths of an em from its left side and the baseline. Each line has one absolute point. */
export type Glyph = string;
/** Letters of "Wows.", in this order; all others are in alphabet.txt. */
export const LETTERS: Record<string, Glyph> = {
  W: '76M9-59l11 50q3 4 6 0l12-47q3-5 5 0l12 47q3 4 6 0l11-50',
  o: '48M25-46q-15 0-15 20t15 20 15-20-15-20',
  w: '71M9-46l9 37q1 4 3 0l12-33q3-6 7 0l8 33q3 4 6 0l11-37',
  s: '46M36-37q0-9-13-9t-12 8 12 12 13 12-12 8-13-11',
  '.': '20M11-9h.1',
};
/** Start of the fragment that holds another word. */
export const PREFIX = '#ice=';
/** Layers from the edge of the icing to its gloss: offset, width, colour. */
const LAYERS = [
  ['0 0', '17.2', 'var(--brand-2-dark)'],
  ['-.4 -.6', '14.8', 'color-mix(in oklch, var(--brand-2), var(--brand-2-dark) 35%)'],
  ['-1.4 -1.8', '9.6', 'var(--brand-2)'],
  ['-2.8 -3.8', '2.6', 'var(--brand-2-pale)'],
] as const;
/** Milliseconds until the nozzle arrives. */
const ARRIVAL = 500;
/** For a hundredth of an em. */
const PACE = 2;
/** For a falling sprinkle. */
const FALL = 600;
/** From a press to the end. */
const ANSWER = 500;
export const DROP = { translate: ['0 -90px', '0 0', '0 -4px', '0 0'], opacity: [0, 1, 1, 1] };

export function draw(name: string, attributes: Record<string, string>, parent: Element) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name) as SVGPathElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return parent.appendChild(element);
}

/** A word of the page, and its icing over it. */
export interface Stage {
  word: HTMLElement;
  place: HTMLElement;
  button?: HTMLButtonElement;
  speed?: number;
}

/** The headline's last word; its button asks for another. */
export interface HeadlineStage extends Stage {
  /** Last word in the address, '' if it was none that can be iced. */
  asked?: string;
  note?: HTMLElement;
  /** Copies the link, for the visitor who has iced the word. */
  copy?: HTMLElement;
}

/** Lays an empty icing of a width in hundredths of an em; the old one slides off. */
export function layIcing({ place, button }: Stage, width: number) {
  const old = place.querySelector('svg');
  const look = {
    viewBox: `0 -76 ${width} 76`,
    width: `${width / 100}em`,
    class: styles.icing ?? '',
  };
  const icing = draw('svg', { ...look, 'aria-hidden': 'true' }, place);
  place.prepend(icing);
  // Not before: the icing would move it.
  if (button && !button.isConnected) icing.after(button);
  old?.classList.add(styles.old ?? '');
  const off = { opacity: 0, translate: '0 0.4em', rotate: '6deg' };
  const timing = { duration: isMotionReduced() ? 0 : ANSWER, easing: 'ease-in' };
  old?.animate([{}, off], timing).finished.then(() => old.remove());
  return icing;
}

/** Pipes letters one by one. With reduced motion the icing appears at once. */
export function pipe(stage: Stage, glyphs: readonly Glyph[] = Object.values(LETTERS)) {
  const { word, button, speed = 1 } = stage;
  let width = 0;
  const lines: string[] = [];
  for (const glyph of glyphs) {
    const [advance, ...strokes] = glyph.split('M');
    for (const stroke of strokes)
      lines.push(stroke.replace(/^-?[\d.]+/, (x) => `${Number(x) + width}`));
    width += Number(advance);
  }
  const icing = layIcing(stage, width);
  const layers = LAYERS.map(([to, width, stroke]) =>
    draw('g', { transform: `translate(${to})`, 'stroke-width': width, stroke }, icing),
  );
  const track = draw('path', {}, icing);
  const sprinkles = ['', ''];
  let [way, end] = ['', ARRIVAL];
  for (const [index, line] of lines.entries()) {
    const strokes = layers.map((g) => draw('path', { d: `M${line}`, pathLength: '1' }, g));
    way += (way ? 'L' : 'M') + line;
    track.setAttribute('d', way);
    end = ARRIVAL + PACE * track.getTotalLength();
    const length = strokes[0]?.getTotalLength() ?? 0;
    const duration = PACE * length;
    const dash = { strokeDasharray: ['0 2', '1 2'], visibility: ['hidden', 'visible'] };
    const delay = end - duration;
    for (const stroke of strokes)
      stroke.animate(dash, { delay, duration: Math.max(duration, 200), fill: 'backwards' });
    for (const side of length > 35 ? [0, 1] : []) {
      const { x, y } = track.getPointAtLength((end - ARRIVAL) / PACE - length * (0.25 + side / 2));
      const turn = 5 * index + 2 * side;
      sprinkles[side] += `M${x - 2} ${y - 2}l${3 * Math.cos(turn)} ${3 * Math.sin(turn)}`;
    }
  }
  // The opening of the nozzle is near the bottom centre of the picture.
  const size = { x: '-19', y: '-61', width: '38', height: '64' };
  const nozzle = draw('image', { href: nozzleUrl, ...size }, icing);
  nozzle.style.offset = `path("${way}") 20deg`;
  const travel = { delay: ARRIVAL, duration: end - ARRIVAL, fill: 'both' } as const;
  nozzle.animate({ offsetDistance: ['0%', '100%'] }, travel);
  const away = { opacity: 0, translate: '30px -50px' };
  nozzle.animate([away, {}], { duration: ARRIVAL, easing: 'ease-out' });
  nozzle.animate([{}, away], { delay: end, duration: FALL, fill: 'forwards' });
  for (const [index, d] of sprinkles.entries()) {
    const stroke = index ? 'var(--canvas)' : 'var(--brand-1)';
    const timing = { delay: end + 150 * index, duration: FALL, fill: 'backwards' } as const;
    draw('path', { d, stroke }, icing).animate(DROP, timing);
  }
  // The main thread paints each frame: 30 a second leave it time for a press, which halts the icing. Out of sight it is finished.
  const animations = icing.getAnimations({ subtree: true });
  const rest = { delay: end, duration: FALL, fill: 'backwards' } as const;
  if (button) animations.push(button.animate([{ backgroundSize: '0 0' }, {}], rest));
  for (const animation of animations) animation.pause();
  const last = end + 300 + FALL;
  const show = (time: number) => {
    for (const animation of animations) animation.currentTime = time;
    if (time >= end) word.classList.add(styles.piped ?? '');
    if (time >= last) clearInterval(frames);
  };
  const begin = performance.now();
  const frames = setInterval(() => show(speed * (performance.now() - begin)), 1000 / 30);
  if (isMotionReduced()) return show(last);
  const halt = () => {
    clearInterval(frames);
    setTimeout(show, ANSWER, last);
  };
  addEventListener('pointerdown', halt, { once: true });
  new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting || show(last)).observe(word);
}
