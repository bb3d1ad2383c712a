import { makeElement } from '../../browser/make-element.ts';
import { isMotionReduced } from '../../browser/motion.ts';
import type { IceWords } from './ice-words.ts';
import styles from './icing.module.css';
import piping from './piping.module.css';
import { DROP, draw, type HeadlineStage, layIcing, pipe, type Stage } from './piping.ts';
import { cleanWord, glyphsOf, isRefused, wordIn } from './word.ts';

/** Sets a word in the headline's type. */
function setText(stage: Stage, word: string) {
  const measure = draw('svg', {}, stage.place);
  const text = draw('text', { class: styles.text ?? '', 'font-size': '100' }, measure);
  text.textContent = word;
  layIcing(stage, text.getBBox().width).append(text);
  measure.remove();
  if (!isMotionReduced()) text.animate(DROP, { duration: 600, easing: 'ease-out' });
}

function ice(stage: Stage, word: string) {
  stage.word.classList.add(piping.piped ?? '');
  const glyphs = glyphsOf(word);
  if (glyphs) pipe(stage, glyphs);
  else setText(stage, word);
}

/** Ices a name, as far as it fits, over the same name in `parent`, where the icing's place has the class `className`. */
export function iceName(parent: HTMLElement, name: string, className = '', speed = 1) {
  const text = cleanWord(name);
  if (!text) return;
  const word = makeElement('b', '', text);
  const place = makeElement('span', `${piping.place} ${className}`);
  parent.replaceChildren(word, place);
  ice({ word, place, speed }, text);
}

/** Ices the word in the address, or the headline's own. */
export function iceAddress(stage: HeadlineStage, words: IceWords) {
  const asked = wordIn(location.hash);
  const word = isRefused(asked, words.refuses) ? '' : asked;
  if (word === stage.asked) return;
  stage.asked = word;
  stage.note?.remove();
  if (!word) return pipe(stage);
  ice(stage, word);
  const name = makeElement('span', styles.name, ': ', makeElement('bdi', '', word));
  const said = makeElement('output');
  stage.note = makeElement('div', `row ${styles.note}`, said, stage.copy ?? '');
  stage.place.append(stage.note);
  // Screen readers announce changes only.
  requestAnimationFrame(() => said.append(words.note, name));
}
