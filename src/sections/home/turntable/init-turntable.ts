import { makeElement } from '../../../browser/make-element.ts';
import type { initMouseDrag } from '../../../browser/mouse-drag.ts';
import styles from './turntable.module.css';

/** Pictures are fetched this many places before their turn. */
const NEAR = 3;
const HIDDEN = { opacity: 0, visibility: 'hidden' };
/** Easing of the turn from one rest to the next. */
const easing = 'cubic-bezier(0.75, 0, 0.25, 1)';

/**
 * Returns the position and size of a picture, the given number of rounds of the plate away from the front.
 * @param front enlarges the front picture and its space: from 0 (all pictures are alike) to 1
 */
function placeAt(rounds: number, front: number): Keyframe {
  const angle = rounds * 2 * Math.PI;
  const turned = angle + front * 0.63 * Math.sin(angle);
  const [x, z] = [Math.sin(turned), Math.cos(turned)];
  const nearness = (1 + z) / 2;
  // Percentages are of the picture's size, like the plate; the depth determines the order.
  return {
    transform: `translate3d(${70 * x}%, ${18 * z}%, ${50 * z}vw) scale(${0.3 + 0.1 * nearness + front * 0.6 * nearness ** 5})`,
    easing,
  };
}

/** Builds the scene out of the cards in the band that follows, binds it to the scroll, and lets the mouse turn it. */
export function initTurntable(place: HTMLElement, initDrag: typeof initMouseDrag): void {
  const band = place.nextElementSibling;
  const cards = [...(band?.querySelectorAll('article') ?? [])];
  const all = cards.length;
  // Without an inset it would begin below the header (`scroll-padding`).
  const timeline = new ViewTimeline({ subject: place, inset: '0px' });
  /** Each card has a rest, and at a final rest all pictures on the plate are alike. */
  const animate = (element: Element, keyframes: Keyframe[], from = 0, to = all) =>
    element.animate(keyframes, {
      timeline,
      fill: 'both',
      rangeStart: `contain ${(100 * from) / all}%`,
      rangeEnd: `contain ${(100 * to) / all}%`,
    });
  /** Shows an element at one rest, and hides it before the elements of the next rest appear. */
  const showAt = (rest: number, element: HTMLElement) => {
    if (rest > 0) animate(element, [HIDDEN, {}], rest - 0.5, rest - 0.2);
    if (rest < all) animate(element, [{}, HIDDEN], rest + 0.2, rest + 0.5);
    return element;
  };
  const nameAt = (rest: number, name: HTMLElement) =>
    showAt(rest, makeElement('div', styles.name, name));

  const items = cards.map((card, index) => {
    const copy = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
      card.querySelector(name)?.cloneNode(true) as HTMLElementTagNameMap[Name];
    const picture = Object.assign(copy('img'), { sizes: '70vh' });
    const action = Object.assign(copy('a'), { tabIndex: -1 });
    const prop = action.cloneNode() as HTMLElement;
    prop.className = styles.prop ?? '';
    // Prevents a frame around it: the picture is larger than its visible part.
    prop.dataset.cursorNav = 'plain';
    prop.append(picture);
    const rests = cards.map((_, rest) => placeAt((index - rest) / all, 1));
    animate(prop, [...rests, placeAt(index / all, 0)]);
    // Lazy, so it is fetched once it is displayed. The last ones are beside the first.
    const shown = (index % (all - NEAR)) - NEAR;
    animate(picture, [{ display: 'none', opacity: 0 }, {}], shown - 1, shown);
    // Covers the previous one, and is hidden once the next has covered it. An animated colour wouldn't follow the theme.
    const ground = makeElement('div', styles.ground);
    if (index > 0) animate(ground, [HIDDEN, {}], index - 0.7, index - 0.3);
    animate(ground, [{}, HIDDEN], index + 0.7, index + 1);
    const name = nameAt(index, copy('h3'));
    const text = showAt(index, makeElement('div', styles.card, copy('p'), action));
    const item = makeElement('li', '', ground, name, prop, text);
    item.dataset.tone = card.dataset.tone;
    return item;
  });
  const { turntable = '' } = place.dataset;
  const pass = Object.assign(makeElement('a', `target ${styles.pass}`, turntable), {
    href: `#${band?.getAttribute('aria-labelledby')}`,
    tabIndex: -1,
  });
  animate(pass, [{}, HIDDEN], all - 1, all - 0.5);
  const last = nameAt(all, makeElement('h3', '', turntable));
  const stage = makeElement('div', styles.stage, makeElement('ul', '', ...items, last, pass));
  place.append(stage);

  for (const name of stage.querySelectorAll('h3')) {
    const { offsetWidth, style } = name.parentElement as HTMLElement;
    style.setProperty('--part', `${name.offsetWidth / offsetWidth}`);
    style.setProperty('--lines', `${name.getClientRects().length}`);
  }
  initDrag(stage, (by) => scrollBy({ top: -by, behavior: 'instant' }));
}
