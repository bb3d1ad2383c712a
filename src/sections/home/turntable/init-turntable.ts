import { makeElement } from '../../../browser/make-element.ts';
import type { initMouseDrag } from '../../../browser/mouse-drag.ts';
import styles from './turntable.module.css';

/** Pictures are fetched this many places before their turn. */
const NEAR = 3;
/** The next name and text cover the previous ones in the middle of a turn, in this part of it before and after. */
const WIPE = 0.09;
/** Easing of the turn from one rest to the next. */
const easing = 'cubic-bezier(0.75, 0, 0.25, 1)';

/** Returns the position and size of a picture this many rounds from the front of the plate. There, pictures have more space. */
function placeAt(rounds: number): Keyframe {
  const angle = rounds * 2 * Math.PI;
  const turned = angle + 0.63 * Math.sin(angle);
  const [x, z] = [Math.sin(turned), Math.cos(turned)];
  const nearness = (1 + z) / 2;
  // Percentages are of the picture's size, like the plate; the depth determines the order.
  return {
    transform: `translate3d(${70 * x}%, ${18 * z}%, ${50 * z}vw) scale(${0.3 + 0.1 * nearness + 0.6 * nearness ** 5})`,
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
  /** Each card has a rest. */
  const last = all - 1;
  const animate = (element: Element, keyframes: Keyframe[], from = 0, to = last) =>
    element.animate(keyframes, {
      timeline,
      fill: 'both',
      rangeStart: `contain ${(100 * from) / last}%`,
      rangeEnd: `contain ${(100 * to) / last}%`,
    });
  /** Shows an element at one rest. In the direction of the turn it covers the previous one, and the next one covers it. */
  const showAt = (rest: number, element: HTMLElement) => {
    const wipe = (middle: number, ...keyframes: Keyframe[]) =>
      animate(element, keyframes, middle - WIPE, middle + WIPE);
    if (rest > 0) wipe(rest - 0.5, { clipPath: 'inset(0 0 0 100%)', visibility: 'hidden' }, {});
    if (rest < last) wipe(rest + 0.5, {}, { clipPath: 'inset(0 100% 0 0)', visibility: 'hidden' });
    return element;
  };

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
    const rests = cards.map((_, rest) => placeAt((index - rest) / all));
    animate(prop, rests);
    // Lazy, so it is fetched once it is displayed. The last ones are beside the first.
    const shown = (index % (all - NEAR)) - NEAR;
    animate(picture, [{ display: 'none', opacity: 0 }, {}], shown - 1, shown);
    const name = makeElement('div', styles.name, copy('h3'));
    const ground = showAt(index, makeElement('div', styles.ground, name));
    const text = showAt(index, makeElement('div', styles.card, copy('p'), action));
    const item = makeElement('li', '', ground, prop, text);
    item.dataset.tone = card.dataset.tone;
    return item;
  });
  const rim = makeElement('li', styles.rim);
  // An ellipse as flat as the plate. An eighth of a turn is as fast as the picture at the front.
  const rimAt = (rest: number) =>
    `translate3d(-50%, -51.9%, -99vw) scaleY(0.263) rotate(${rest / 8}turn)`;
  const turns = cards.map((_, rest) => ({ transform: rimAt(rest), easing }));
  animate(rim, turns);
  const { turntable = '' } = place.dataset;
  const skipLink = Object.assign(makeElement('a', `target ${styles.skip}`, turntable), {
    href: `#${band?.getAttribute('aria-labelledby')}`,
    tabIndex: -1,
  });
  const stage = makeElement('div', styles.stage, makeElement('ul', '', rim, ...items), skipLink);
  place.append(stage);

  for (const name of stage.querySelectorAll('h3')) {
    const { offsetWidth, style } = name.parentElement as HTMLElement;
    style.setProperty('--part', `${name.offsetWidth / offsetWidth}`);
    style.setProperty('--lines', `${name.getClientRects().length}`);
  }
  initDrag(stage, (by) => scrollBy({ top: -by, behavior: 'instant' }));
}
