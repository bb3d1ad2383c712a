import { loadTexts } from '../../browser/load-texts.ts';
import { makeElement } from '../../browser/make-element.ts';
import { isMotionReduced } from '../../browser/motion.ts';
import { askToast } from '../../browser/toast-event.ts';
import { fillIn } from '../../lib/fill-in.ts';
import piping from '../bites/piping.module.css';
import { DROP, draw, layIcing, PREFIX, pipe, type Stage } from '../bites/piping.ts';
import type { IceWords } from './ice-words.ts';
import styles from './icing.module.css';
import { cleanWord, firstOf, glyphsOf, isRefused, MOST, wordIn } from './word.ts';

/** Sets a word that has characters without a glyph in the headline's type. */
function setText(stage: Stage, word: string) {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return;
  context.font = `800 100px ${getComputedStyle(stage.word).fontFamily}`;
  const icing = layIcing(stage, Math.ceil(context.measureText(word).width));
  const text = draw('text', { class: styles.text ?? '' }, icing);
  text.textContent = word;
  if (!isMotionReduced()) text.animate(DROP, { duration: 600, easing: 'ease-out' });
}

/** Ices the word of the address, and asks for words, which only change the address. */
export async function initIcing(stage: Stage) {
  const { hero, place, button } = stage;
  const words = await loadTexts<IceWords>('ice');
  let shown = place.querySelector('svg') ? '' : undefined;
  const name = makeElement('bdi', styles.name);
  const copy = makeElement('button', '', words.copy);
  const note = makeElement(
    'div',
    styles.note,
    makeElement('output', '', words.note, ' ', name),
    copy,
  );
  copy.onclick = () =>
    navigator.clipboard.writeText(location.href).then(
      () => askToast('success', words.copied),
      () => askToast('error', words.notCopied),
    );

  const follow = () => {
    const asked = wordIn(location.hash);
    const word = isRefused(asked, words.refuses) ? '' : asked;
    if (word === shown) return;
    shown = word;
    if (word) stage.word.classList.add(piping.piped ?? '');
    const glyphs = glyphsOf(word);
    if (!word) pipe(stage);
    else if (glyphs) pipe(stage, glyphs);
    else setText(stage, word);
    name.textContent = word;
    if (word) place.append(note);
    else note.remove();
  };

  const field = makeElement('input', styles.field);
  Object.assign(field, { required: true, autocomplete: 'off', spellcheck: false });
  field.enterKeyHint = 'done';
  field.dir = 'auto';
  field.oninput = (event) => {
    const first = firstOf(field.value);
    if (first !== field.value && !(event as InputEvent).isComposing) field.value = first;
  };
  const status = makeElement('output', styles.status);
  const send = makeElement('button', hero.querySelector('a')?.className, words.ice);
  const label = makeElement('label', 'bold', words.label, field);
  const hint = makeElement('p', 'small', fillIn(words.hint, { most: MOST }));
  const form = makeElement('form', styles.form, label, send, status, hint);
  form.popover = 'auto';
  form.onsubmit = (event) => {
    event.preventDefault();
    const word = cleanWord(field.value);
    const isFine = word && !isRefused(word, words.refuses);
    status.textContent = isFine ? '' : words.refused;
    if (!isFine) return;
    form.hidePopover();
    location.hash = PREFIX + encodeURIComponent(word);
  };
  place.append(form);
  const ask = () => {
    form.showPopover({ source: button });
    field.select();
  };
  return { follow, ask };
}
