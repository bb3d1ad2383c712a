import type { initCarouselDrag } from '../../../browser/carousel-drag.ts';
import { makeElement } from '../../../browser/make-element.ts';
import plate from './turntable.avif?url';
import styles from './turntable.module.css';

/** Degrees by which one looks down on the plate. */
const TILT = 10;
/** How much more room the picture in front has than the others, in rounds of the plate. */
const ROOM = 0.1;
/** Pictures are fetched so many places before their turn. */
const NEAR = 3;
const HIDDEN = { opacity: 0, visibility: 'hidden' };
const SHOWN = { opacity: 1, visibility: 'visible' };
/** Of the turn from one rest to the next. */
const easing = 'cubic-bezier(0.75, 0, 0.25, 1)';

/** Where a picture stands and how large it is, after so many rounds of the plate from its front. */
function placeAt(rounds: number, isFinal: boolean): Keyframe {
  const angle = rounds * 2 * Math.PI;
  const turned = isFinal ? rounds : rounds + ROOM * Math.sin(angle);
  const nearness = (1 + Math.cos(turned * 2 * Math.PI)) / 2;
  const scale = isFinal ? 0.3 + 0.12 * nearness : 0.27 + 0.73 * nearness ** 5;
  return {
    transform: `rotateX(${-TILT}deg) rotateY(${turned}turn) translateZ(var(--ring)) rotateY(${-turned}turn) rotateX(${TILT}deg) scale(${scale})`,
    easing,
  };
}

const makeLink = (href: string, className = '', ...children: (Node | string)[]) =>
  Object.assign(makeElement('a', className, ...children), { href, tabIndex: -1 });

/** Builds the scene out of the cards in the band that follows, binds it to the scroll, and lets the mouse turn it. */
export function initTurntable(place: HTMLElement, initDrag: typeof initCarouselDrag): void {
  const band = place.nextElementSibling;
  const cards = [...(band?.querySelectorAll('article') ?? [])];
  const stills = band?.querySelectorAll('img') ?? [];
  const all = cards.length;
  // Without an inset it would begin below the header, where fragments land.
  const timeline = new ViewTimeline({ subject: place, inset: '0px' });
  /** There is a rest for each card, and a final one at which all pictures stand on the plate alike. */
  const animate = (element: Element, keyframes: Keyframe[], from = 0, to = all) =>
    element.animate(keyframes, {
      timeline,
      fill: 'both',
      rangeStart: `contain ${(100 * from) / all}%`,
      rangeEnd: `contain ${(100 * to) / all}%`,
    });
  /** Shows what belongs to one rest: gone before what belongs to the next one comes. */
  const showAt = (rest: number, element: HTMLElement) => {
    const shown = [0.3, 0.7].map((offset) => ({ ...SHOWN, offset }));
    const [before, after] = [rest > 0 ? HIDDEN : SHOWN, rest < all ? HIDDEN : SHOWN];
    animate(element, [before, ...shown, after], rest - 0.5, rest + 0.5);
    return element;
  };
  const nameAt = (rest: number, name = '') =>
    showAt(rest, makeElement('div', styles.name, makeElement('span', '', name)));

  const pictures = cards.map(() => Object.assign(new Image(), { alt: '', sizes: '70vh' }));
  const items = pictures.map((picture, index) => {
    const [name, text] = ['h3', 'p'].map((part) => cards[index]?.querySelector(part)?.textContent);
    const action = cards[index]?.querySelector('a')?.cloneNode(true) as HTMLAnchorElement;
    action.tabIndex = -1;
    picture.dataset.transition = stills[index]?.dataset.transition;
    picture.onload = () => picture.animate({ opacity: [0, 1] }, 300);
    const prop = makeLink(action.href, styles.prop, picture);
    const rests = [...cards, place].map((rest, at) => placeAt((index - at) / all, rest === place));
    animate(prop, rests);
    const card = makeElement('div', styles.card, makeElement('p', '', text ?? ''), action);
    return makeElement('li', '', nameAt(index, name), prop, showAt(index, card));
  });
  const { turntable } = place.dataset;
  const href = `#${band?.getAttribute('aria-labelledby')}`;
  const pass = makeLink(href, `target ${styles.pass}`, turntable ?? '');
  animate(pass, [SHOWN, HIDDEN], all - 1, all - 0.5);
  const plateImage = Object.assign(makeElement('img', styles.plate), { src: plate, alt: '' });
  const scene = makeElement('ul', styles.scene, plateImage, ...items, nameAt(all, turntable), pass);
  const stage = makeElement('div', styles.stage, scene);
  const grounds = cards.map((card) => getComputedStyle(card).getPropertyValue('--ground'));
  // Not `background-color`: Chromium 153 crashes where its keyframes differ by the theme.
  animate(
    stage,
    [...grounds, 'var(--page)'].map((color) => ({ color, easing })),
  );
  place.append(stage);

  const line = document.createRange();
  for (const name of scene.querySelectorAll<HTMLElement>('div > span')) {
    line.selectNodeContents(name);
    const size = Number.parseFloat(getComputedStyle(name).fontSize);
    const [width, height] = [line.getBoundingClientRect().width, name.offsetHeight];
    name.style.setProperty('--width', `${width / size}`);
    name.style.setProperty('--height', `${height / size}`);
  }

  const fetchNear = () => {
    const way = -place.getBoundingClientRect().top / (place.offsetHeight - innerHeight);
    const front = Math.max(0, Math.min(1, way)) * all;
    for (const [index, picture] of pictures.entries()) {
      const places = Math.abs(index - front);
      const isNear = Math.min(places, all - places) <= NEAR;
      if (isNear && !picture.srcset) picture.srcset = stills[index]?.srcset ?? '';
    }
  };
  addEventListener('scroll', fetchNear, { passive: true });
  fetchNear();
  initDrag(stage, (by) => scrollBy({ top: -by, behavior: 'instant' }));
}
