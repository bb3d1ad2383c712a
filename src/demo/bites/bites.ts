import { makeElement } from '../../browser/make-element.ts';
import { isMotionReduced } from '../../browser/motion.ts';
import words from './bite-words.yaml';
import styles from './bites.module.css';
import { dropCrumbs } from './crumbs.ts';
import { type Bite, maskOf } from './holes.ts';

/** After so many the rest slides off. */
const BITES = 5;
/** How long a mouse rests on the hero before its clicks bite, in ms. */
const REST = 1000;
/** Pixels of biscuit seen at the edge of a hole. */
const EDGE = 6;
/** What the button bites, one after the other: selector, and shares of its width and height. */
const TARGETS = [
  ['em', 0.5, 0.6],
  ['img', 0.45, 0.45],
  ['img', 0.88, 0.35],
  ['h1', 0.16, 0.5],
  ['img', 0.12, 0.6],
] as const;

function makeButton(className: string | undefined, label: string, press: () => void) {
  const button = Object.assign(makeElement('button', className, label), { type: 'button' });
  button.addEventListener('click', press);
  return button;
}

/** Lays what is seen through the holes under the hero: an edge of biscuit, the page's own source, and later the crumbs. */
function layPlate(hero: HTMLElement) {
  const plate = makeElement('div', `${styles.plate} screen-only`);
  plate.dataset.tone = 'ink';
  const source = makeElement(
    'pre',
    styles.source,
    hero.parentElement?.outerHTML.slice(0, 16_000) ?? '',
  );
  const crumbs = makeElement('div', styles.crumbs);
  for (const decoration of [source, crumbs]) decoration.ariaHidden = 'true';
  plate.append(source, crumbs);
  hero.before(plate);
  new ResizeObserver(() => {
    plate.style.top = `${hero.offsetTop}px`;
    plate.style.height = `${hero.offsetHeight}px`;
  }).observe(hero);
  return { plate, source, crumbs };
}

/** Lets the hero be eaten: clicks beside its links bite holes into it, as does a button; Escape makes it whole. */
export function initBites(hero: HTMLElement): void {
  const [first, second] = hero.querySelectorAll('a');
  const actions = first?.parentElement;
  if (!first || !second || !actions) return;
  const bites: Bite[] = [];
  let laid: ReturnType<typeof layPlate> | undefined;
  const open = () => hero.setAttribute('data-mouth', '');

  const restore = async () => {
    if (!laid) return;
    const { plate } = laid;
    laid = undefined;
    hero.dataset.eaten = bites.length === BITES ? 'fresh' : '';
    bites.length = 0;
    hero.style.removeProperty('--holes');
    actions.inert = false;
    status.textContent = words.whole;
    if (plate.contains(document.activeElement)) button.focus({ preventScroll: true });
    plate.inert = true;
    await Promise.allSettled(hero.getAnimations().map(({ finished }) => finished));
    plate.remove();
    if (!laid) delete hero.dataset.eaten;
  };

  const ask = (plate: HTMLElement) => {
    const over = makeElement('div', styles.over);
    over.role = 'group';
    over.ariaLabel = words.over;
    const choices = makeElement('div', actions.className);
    const again = makeButton(second.className, words.again, restore);
    choices.append(first.cloneNode(true), again);
    over.append(makeElement('p', styles.question, words.over), choices);
    plate.append(over);
    plate.dataset.over = '';
    actions.inert = true;
    hero.dataset.eaten = 'gone';
    again.focus({ preventScroll: true });
  };

  /** @param x @param y pixels of the window */
  const bite = (x: number, y: number) => {
    if (bites.length === BITES) return;
    laid ??= layPlate(hero);
    const { left, top, width, height } = hero.getBoundingClientRect();
    const size = Math.min(44 + 0.055 * width, 130);
    const within = (value: number, most: number) =>
      Math.max(0.9 * size, Math.min(value, most - 0.9 * size)) / most;
    // Links and buttons stay whole.
    const links = actions.getBoundingClientRect();
    const isBeside = x < links.left - 1.1 * size || x > links.right + 1.1 * size;
    const lowest = isBeside ? y : Math.min(y, links.top - size);
    bites.push({ x: within(x - left, width), y: within(lowest - top, height) });
    hero.dataset.eaten = 'bitten';
    hero.style.setProperty('--holes', maskOf(bites, size));
    laid.source.style.setProperty('--holes', maskOf(bites, size, EDGE));
    const { length } = bites;
    status.textContent = words.count.replace('{bite}', `${length}`).replace('{bites}', `${BITES}`);
    if (!isMotionReduced()) dropCrumbs(laid.crumbs, x - left, height + top - y, size);
    if (length === BITES) ask(laid.plate);
  };
  const biteNext = () => {
    const [selector, x, y] = TARGETS[bites.length] ?? TARGETS[0];
    const box = hero.querySelector(selector)?.getBoundingClientRect();
    if (box) bite(box.left + x * box.width, box.top + y * box.height);
  };

  const button = makeButton(styles.biscuit, words.take, () => {
    open();
    biteNext();
  });
  const status = makeElement('output', 'visually-hidden');
  actions.append(button, status);

  let rest: ReturnType<typeof setTimeout> | undefined;
  hero.addEventListener('pointermove', ({ pointerType }) => {
    if (pointerType === 'mouse') rest ??= setTimeout(open, REST);
  });
  hero.addEventListener('pointerleave', () => {
    clearTimeout(rest);
    rest = undefined;
  });
  hero.addEventListener('click', ({ target, clientX, clientY }) => {
    const isControl = target instanceof Element && target.closest('a, button');
    // Whoever selects text wants to read.
    if (!isControl && hero.dataset.mouth === '' && !String(getSelection())) bite(clientX, clientY);
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && restore());

  const shared = Number(new URLSearchParams(location.search).get('bites'));
  for (let count = 0; count < Math.min(shared, BITES); count++) biteNext();
}
