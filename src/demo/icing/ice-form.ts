import { makeElement } from '../../browser/make-element.ts';
import { askToast } from '../../browser/toast-event.ts';
import { fillIn } from '../../lib/fill-in.ts';
import styles from './ice-form.module.css';
import type { IceWords } from './ice-words.ts';
// Loads with the form, so that the word is iced at once.
import './icing.ts';
import { type HeadlineStage, PREFIX } from './piping.ts';
import { cleanWord, firstOf, isRefused, MOST } from './word.ts';

function makeForm(words: IceWords) {
  const field = makeElement('input');
  Object.assign(field, { required: true, autocomplete: 'off', spellcheck: false, dir: 'auto' });
  field.oninput = (event) => {
    const first = firstOf(field.value);
    if (first !== field.value && !(event as InputEvent).isComposing) field.value = first;
  };
  const refusal = makeElement('output', 'bold');
  const hint = makeElement('p', 'caption', refusal, ` ${fillIn(words.hint, { most: MOST })}`);
  hint.id = 'ice-hint';
  field.setAttribute('aria-describedby', hint.id);
  const form = makeElement(
    'form',
    `toned ${styles.form}`,
    makeElement('label', 'bold', words.label, field),
    makeElement('button', document.querySelector('main a')?.className, words.ice),
    hint,
  );
  form.popover = 'auto';
  const clear = () => {
    refusal.textContent = '';
  };
  form.oninput = clear;
  form.ontoggle = clear;
  form.onsubmit = (event) => {
    event.preventDefault();
    const word = cleanWord(field.value);
    if (!word || isRefused(word, words.refuses)) {
      clear();
      // Announces a second refusal too.
      requestAnimationFrame(() => {
        refusal.textContent = words.refused;
      });
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
  return form;
}

function makeCopyButton(words: IceWords) {
  const copy = makeElement('button', `target ${styles.copy}`, words.copy);
  // Without TLS there is no clipboard.
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      askToast('success', words.copied);
    } catch {
      askToast('error', words.notCopied);
    }
  };
  return copy;
}

/** Asks for a word, which goes only into the address, and offers to copy that. */
export function askForWord(stage: HeadlineStage, words: IceWords) {
  stage.copy ??= makeCopyButton(words);
  const form = stage.place.querySelector('form') ?? stage.place.appendChild(makeForm(words));
  form.showPopover({ source: stage.button ?? stage.word });
  form.querySelector('input')?.select();
}
