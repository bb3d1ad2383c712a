import { makeElement } from '../../browser/make-element.ts';
import { isMotionReduced } from '../../browser/motion.ts';
import { MOMENTS, prepareGag } from '../gags/gags.ts';
import sheet from './cup.avif?url';
import styles from './cup.module.css';
import words from './cup-words.yaml';

/** The picture as it is painted here, and what moves in it: one and a half times CUP_GAG and CUP_PART of art/render.ts. */
const PICTURE = {
  width: 1500,
  height: 1000,
  part: { left: 0, top: 360, width: 1050, height: 559.5 },
};

/** Makes the cup in the picture a button that sets it upright, with the coffee back in it, and tips it over again. */
export function initCup(stage: HTMLElement): void {
  const still = stage.querySelector<HTMLImageElement>('[data-cutout]');
  if (!still) return;
  const turnTo = prepareGag(still, sheet, PICTURE);
  const button = Object.assign(makeElement('button', styles.cup), {
    type: 'button',
    ariaLabel: words.raise,
  });
  const said = makeElement('output', styles.said);
  let isUpright = false;
  button.addEventListener('click', () => {
    isUpright = !isUpright;
    button.ariaLabel = isUpright ? words.tip : words.raise;
    said.textContent = isUpright ? words.saved : '';
    turnTo(isUpright ? MOMENTS : 0);
  });
  // A lying cup that is pointed at budges.
  const budge = () => {
    if (!isUpright) turnTo(button.matches(':hover, :focus-visible') && !isMotionReduced() ? 1 : 0);
  };
  for (const type of ['pointerenter', 'pointerleave', 'focus', 'blur'])
    button.addEventListener(type, budge);
  stage.append(makeElement('div', `${styles.place} screen-only`, button, said));
}
