import { makeElement } from '../../browser/make-element.ts';
import { isMotionReduced } from '../../browser/motion.ts';
import { FRAMES, prepareAnimation } from '../hover-animations/hover-animations.ts';
import sheet from './cup.avif?url';
import type { CupWords } from './cup-words.ts';

/** Size of the picture and place of its moving part: 1.5 times CUP_ANIMATION and CUP_PART of art/render.ts. */
const PICTURE = {
  width: 1500,
  height: 1000,
  part: { left: 0, top: 360, width: 1050, height: 559.5 },
};

/** No style sheet, as in hover-animations.ts. The place is as large as the picture, which overflows its stage. */
const PLACE =
  'position: absolute; inset: 0 0 auto; aspect-ratio: 3 / 2; container-type: inline-size; pointer-events: none';
const CUP =
  'position: absolute; inset: 40% 66% 13% 2%; border: 0; border-radius: 45%; background: none; cursor: pointer; pointer-events: auto';
/** On the floor, in place of the coffee. */
const SAID =
  'position: absolute; inset: 75% auto auto 37%; max-width: 8em; text-wrap: balance; font: var(--weight) clamp(0.875rem, 3.2cqi, 1.75rem) / 1.1 var(--font-display)';

/** Makes the cup in the picture a button that sets it upright, with the coffee back in it, and tips it over again. */
export function initCup(stage: HTMLElement, words: CupWords): void {
  const still = stage.querySelector<HTMLImageElement>('[data-cutout]');
  if (!still) return;
  const turnTo = prepareAnimation(still, sheet, PICTURE);
  const button = makeElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', words.raise);
  const said = makeElement('output');
  const place = makeElement('div', 'screen-only', button, said);
  place.style.cssText = PLACE;
  button.style.cssText = CUP;
  said.style.cssText = SAID;
  let isUpright = false;
  button.addEventListener('click', () => {
    isUpright = !isUpright;
    button.setAttribute('aria-label', isUpright ? words.tip : words.raise);
    said.textContent = isUpright ? words.saved : '';
    if (!isMotionReduced())
      said.animate({ opacity: [0, 1] }, { delay: 500, duration: 300, fill: 'backwards' });
    turnTo(isUpright ? FRAMES : 0);
  });
  // A tipped cup budges on hover and focus.
  const budge = () => {
    if (!isUpright) turnTo(button.matches(':hover, :focus-visible') && !isMotionReduced() ? 1 : 0);
  };
  for (const type of ['pointerenter', 'pointerleave', 'focus', 'blur'])
    button.addEventListener(type, budge);
  stage.append(place);
}
