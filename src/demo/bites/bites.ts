import { makeElement } from '../../browser/make-element.ts';
import { isMotionReduced } from '../../browser/motion.ts';
import { fillIn } from '../../lib/fill-in.ts';
import type { Biscuit } from './biscuit.ts';
import type { BiteWords } from './bite-words.ts';
import styles from './bites.module.css';
import { initCrumbs } from './crumbs.ts';
import { edgeOf, FLOOR, HOLE, pictureOf, sizeOf } from './holes.ts';

/** Targets of the button, in order: selector and shares of its width and height. After the last bite the rest slides off. */
const TARGETS = [
  ['em', 0.5, 0.6],
  ['img', 0.45, 0.45],
  ['img', 0.88, 0.35],
  ['h1', 0.16, 0.5],
  ['img', 0.12, 0.6],
] as const;

/** Adds a layer that shows through the holes: the page's own source without drawings, an edge of biscuit, and crumbs. */
function layPlate(hero: HTMLElement) {
  const copy = hero.parentElement?.cloneNode(true) as HTMLElement;
  for (const noise of copy.querySelectorAll('svg, source')) noise.remove();
  const text = copy.outerHTML.replaceAll(/ (?:class|srcset|sizes)="[^"]*"/g, '').slice(0, 9000);
  const source = makeElement('pre', styles.source, text);
  const canvas = makeElement('canvas', styles.crumbs);
  for (const decoration of [source, canvas]) decoration.ariaHidden = 'true';
  const plate = makeElement('div', `${styles.plate} screen-only`, source, canvas);
  plate.dataset.tone = 'ink';
  plate.style.cssText = `top: ${hero.offsetTop}px; height: ${hero.offsetHeight}px`;
  hero.before(plate);
  const drop = initCrumbs(canvas, hero);
  const tokens = getComputedStyle(plate);
  const edge = edgeOf(
    tokens.getPropertyValue('--brand-1'),
    tokens.getPropertyValue('--canvas-soft'),
  );
  return { plate, edge, drop, places: [] as [number, number][] };
}

/**
 * Lets visitors eat the hero: a button bites holes, then clicks beside the links do, too. Escape restores it with fresh icing.
 * @returns the button's action
 */
export function initBites(
  hero: HTMLElement,
  words: BiteWords,
  { button, status, pipeAgain }: Biscuit,
): () => void {
  const [first, second] = hero.querySelectorAll('a');
  const actions = first?.parentElement;
  if (!first || !second || !actions) return () => undefined;
  let laid: ReturnType<typeof layPlate> | undefined;

  const restore = () => {
    if (!laid) return;
    actions.inert = false;
    if (laid.plate.contains(document.activeElement)) button.focus({ preventScroll: true });
    laid.plate.remove();
    laid = undefined;
    status.textContent = words.whole;
    pipeAgain();
  };
  const ask = (plate: HTMLElement) => {
    const again = makeElement('button', first.className, words.again);
    again.onclick = restore;
    const link = Object.assign(first.cloneNode(true), { className: second.className });
    const choices = makeElement('div', actions.className, again, link);
    const question = makeElement('h2', styles.question, words.over);
    const over = makeElement('div', styles.over, question, choices);
    over.role = 'group';
    over.ariaLabel = words.over;
    plate.append(over);
    actions.inert = true;
    again.focus({ preventScroll: true });
  };

  /** @param x @param y pixels of the window */
  const bite = (x: number, y: number) => {
    laid ??= layPlate(hero);
    const { plate, edge, drop, places } = laid;
    if (places.length === TARGETS.length) return;
    const { left, top, width, height } = hero.getBoundingClientRect();
    const size = sizeOf(width);
    // Links and buttons stay whole.
    const links = actions.getBoundingClientRect();
    const lowest = x > links.right + size ? y : Math.min(y, links.top - size);
    places.push([x - left, Math.max(0.9 * size, lowest - top)]);
    hero.style.setProperty('--holes', pictureOf(places, width, height, HOLE));
    plate.style.setProperty('--edge', pictureOf(places, width, height, edge));
    plate.style.setProperty('--floor', pictureOf(places, width, height, FLOOR));
    status.textContent = fillIn(words.count, { bite: places.length, bites: TARGETS.length });
    if (!isMotionReduced()) drop(x - left, y - top, size);
    if (places.length === TARGETS.length) ask(plate);
  };
  hero.addEventListener('click', ({ target, clientX, clientY }) => {
    const isControl = (target as Element).closest('a, button, em, form');
    // Not while text is selected.
    if (!isControl && !String(getSelection())) bite(clientX, clientY);
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && restore());
  return () => {
    const [selector, x, y] = TARGETS[laid?.places.length ?? 0] ?? TARGETS[0];
    const box = hero.querySelector(selector)?.getBoundingClientRect();
    if (box) bite(box.left + x * box.width, box.top + y * box.height);
  };
}
