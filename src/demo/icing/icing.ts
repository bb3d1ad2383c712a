import { makeElement } from '../../browser/make-element.ts';
import { isMotionReduced } from '../../browser/motion.ts';
import { askToast } from '../../browser/toast-event.ts';
import { fillIn } from '../../lib/fill-in.ts';
import type { IceWords } from './ice-words.ts';
import styles from './icing.module.css';
import piping from './piping.module.css';
import { DROP, draw, layIcing, PREFIX, pipe, type Stage } from './piping.ts';
import { cleanWord, firstOf, glyphsOf, isRefused, MOST, wordIn } from './word.ts';

/** Sets a word in the headline's type. */
function setText(stage: Stage, word: string) {
  const { font } = getComputedStyle(stage.word);
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.font = font.replace(/[\d.]+px[^ ]*/, '100px');
  const icing = layIcing(stage, Math.ceil(context.measureText(word).width));
  const text = draw('text', { class: styles.text ?? '' }, icing);
  text.style.font = context.font;
  text.textContent = word;
  if (!isMotionReduced()) text.animate(DROP, { duration: 600, easing: 'ease-out' });
}

function ice(stage: Stage, word: string) {
  stage.word.classList.add(piping.piped ?? '');
  const glyphs = glyphsOf(word);
  if (glyphs) pipe(stage, glyphs);
  else setText(stage, word);
}

/** Ices a name, as far as it fits, over the same name in `place`. */
export function iceName(place: HTMLElement, name: string) {
  const word = makeElement('b', '', cleanWord(name));
  const icing = makeElement('span', `${piping.place} ${styles.over}`);
  place.replaceChildren(word, icing);
  ice({ word, place: icing }, word.textContent);
}

/** Ices the word in the address, and asks for words, which go only into the address. */
export function initIcing(stage: Required<Stage>, words: IceWords) {
  const { place, button } = stage;
  const isFine = (word: string) => word && !isRefused(word, words.refuses);
  const name = makeElement('bdi');
  const said = makeElement('output', '', words.note, makeElement('span', styles.name, ': ', name));
  const copy = makeElement('button', 'target', words.copy);
  const note = makeElement('div', `row ${styles.note}`, said, copy);
  copy.onclick = () =>
    navigator.clipboard.writeText(location.href).then(
      () => askToast('success', words.copied),
      () => askToast('error', words.notCopied),
    );
  let shown = place.querySelector('svg') ? '' : undefined;
  const follow = () => {
    const asked = wordIn(location.hash);
    const word = isFine(asked) ? asked : '';
    if (word === shown) return;
    shown = word;
    note.remove();
    if (!word) return pipe(stage);
    ice(stage, word);
    name.textContent = word;
    place.append(note);
  };

  const field = makeElement('input');
  Object.assign(field, { required: true, autocomplete: 'off', spellcheck: false, dir: 'auto' });
  field.oninput = (event) => {
    const first = firstOf(field.value);
    if (first !== field.value && !(event as InputEvent).isComposing) field.value = first;
  };
  const hint = makeElement('output', 'caption', fillIn(words.hint, { most: MOST }));
  hint.id = 'ice-hint';
  field.setAttribute('aria-describedby', hint.id);
  const form = makeElement(
    'form',
    `toned ${styles.form}`,
    makeElement('label', 'bold', words.label, field),
    makeElement('button', document.querySelector('[data-home-hero] a')?.className, words.ice),
    hint,
  );
  form.popover = 'auto';
  form.onsubmit = (event) => {
    event.preventDefault();
    const word = cleanWord(field.value);
    if (!isFine(word)) {
      hint.textContent = words.refused;
      return;
    }
    form.hidePopover();
    // Paints the response to the press first.
    requestAnimationFrame(() =>
      setTimeout(() => {
        location.hash = PREFIX + encodeURIComponent(word);
      }),
    );
  };
  place.append(form);
  const ask = () => {
    form.showPopover({ source: button });
    field.select();
  };
  return { follow, ask };
}
