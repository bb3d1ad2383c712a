import { makeElement } from '../../browser/make-element.ts';
import { isMotionReduced } from '../../browser/motion.ts';
import { fillIn } from '../../lib/fill-in.ts';
import words from './bite-words.yaml';
import styles from './bites.module.css';
import { type Bite, pictureOf, sizeOf } from './holes.ts';

/** Pixels of biscuit seen at the edge of a hole. */
const EDGE = 11;
/** What the button bites, one after the other: selector, and shares of its width and height. After the last the rest slides off. */
const TARGETS = [
  ['em', 0.5, 0.6],
  ['img', 0.45, 0.45],
  ['img', 0.88, 0.35],
  ['h1', 0.16, 0.5],
  ['img', 0.12, 0.6],
] as const;

/** Lays what is seen through the holes under the hero: an edge of biscuit, the page's own source without drawings, and crumbs. */
function layPlate(hero: HTMLElement) {
  const copy = hero.parentElement?.cloneNode(true) as HTMLElement;
  for (const noise of copy.querySelectorAll('svg, source')) noise.remove();
  const text = copy.outerHTML.replaceAll(/ (?:class|srcset|sizes)="[^"]*"/g, '').slice(0, 9000);
  const source = makeElement('pre', styles.source, text);
  const canvas = makeElement('canvas', styles.crumbs);
  for (const decoration of [source, canvas]) decoration.ariaHidden = 'true';
  const plate = makeElement('div', `${styles.plate} screen-only`, source, canvas);
  plate.dataset.tone = 'ink';
  plate.style.top = `${hero.offsetTop}px`;
  plate.style.height = `${hero.offsetHeight}px`;
  hero.before(plate);
  const crumbs = import('./crumbs.ts').then(({ initCrumbs }) => initCrumbs(canvas, hero));
  return { plate, source, crumbs };
}

/** Lets the hero be eaten: a button bites holes into it, and from then on clicks beside its links; Escape makes it whole. */
export function initBites(hero: HTMLElement): void {
  const [first, second] = hero.querySelectorAll('a');
  const actions = first?.parentElement;
  if (!first || !second || !actions) return;
  const bites: Bite[] = [];
  let laid: ReturnType<typeof layPlate> | undefined;
  const status = makeElement('output', 'visually-hidden');
  const makeButton = (className: string | undefined, label: string, press: () => void) => {
    const made = Object.assign(makeElement('button', className, label), { type: 'button' });
    made.addEventListener('click', press);
    return made;
  };

  const restore = () => {
    if (!laid) return;
    const hasFocus = laid.plate.contains(document.activeElement);
    laid.plate.remove();
    laid = undefined;
    bites.length = 0;
    delete hero.dataset.eaten;
    actions.inert = false;
    status.textContent = words.whole;
    if (hasFocus) button.focus({ preventScroll: true });
  };
  const ask = (plate: HTMLElement) => {
    const again = makeButton(second.className, words.again, restore);
    const choices = makeElement('div', actions.className, first.cloneNode(true), again);
    const question = makeElement('p', styles.question, words.over);
    const over = makeElement('div', styles.over, question, choices);
    over.role = 'group';
    over.ariaLabel = words.over;
    plate.append(over);
    plate.dataset.over = '';
    actions.inert = true;
    hero.dataset.eaten = 'gone';
    again.focus({ preventScroll: true });
  };

  /** @param x @param y pixels of the window */
  const bite = (x: number, y: number) => {
    if (bites.length === TARGETS.length) return;
    laid ??= layPlate(hero);
    const { left, top, width, height } = hero.getBoundingClientRect();
    const size = sizeOf(width);
    // Links and buttons stay whole.
    const links = actions.getBoundingClientRect();
    const isBeside = x < links.left - size || x > links.right + size;
    const lowest = isBeside ? y : Math.min(y, links.top - size);
    bites.push({ x: (x - left) / width, y: Math.max(0.9 * size, lowest - top) / height });
    hero.dataset.eaten = 'bitten';
    hero.style.setProperty('--holes', pictureOf(bites, width, height));
    laid.source.style.setProperty('--holes', pictureOf(bites, width, height, EDGE));
    const numbers = { bite: bites.length, bites: TARGETS.length };
    status.textContent = fillIn(words.count, numbers);
    if (!isMotionReduced())
      laid.crumbs.then(
        (drop) => drop(x - left, y - top, size),
        () => undefined,
      );
    if (bites.length === TARGETS.length) ask(laid.plate);
  };
  const button = makeButton(styles.biscuit, words.take, () => {
    hero.dataset.mouth = '';
    const [selector, x, y] = TARGETS[bites.length] ?? TARGETS[0];
    const box = hero.querySelector(selector)?.getBoundingClientRect();
    if (box) bite(box.left + x * box.width, box.top + y * box.height);
  });
  actions.append(button, status);
  hero.addEventListener('click', ({ target, clientX, clientY }) => {
    const isControl = target instanceof Element && target.closest('a, button');
    // Whoever selects text wants to read.
    if (!isControl && hero.dataset.mouth === '' && !String(getSelection())) bite(clientX, clientY);
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && restore());
}
