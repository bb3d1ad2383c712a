import { makeElement } from '../../browser/make-element.ts';
import type { IceWords } from './ice-words.ts';
import styles from './piping.module.css';
import { type HeadlineStage, PREFIX, pipe } from './piping.ts';

/** Pipes the last word of the headline, or the word in the address. With popovers, a press on it or on the nozzle asks for another. */
export function initPiping(
  word: HTMLElement,
  words: IceWords,
  reportMissingCode: () => void,
): void {
  const title = word.parentElement;
  if (!title || word.textContent !== 'Wows.') return;
  const place = makeElement('div', `${title.className} ${styles.place} screen-only`);
  title.after(place);
  const align = () => {
    const top = title.offsetTop + word.offsetTop;
    const left = title.offsetLeft + word.offsetLeft;
    place.style.inset = `${top}px var(--gutter) auto ${left}px`;
  };
  align();
  new ResizeObserver(align).observe(title);
  const stage: HeadlineStage = { word, place };
  const follow = () => {
    if (stage.asked || location.hash.startsWith(PREFIX))
      import('./icing.ts').then(
        ({ iceAddress }) => iceAddress(stage, words),
        () => pipe(stage),
      );
    else if (!place.firstChild) pipe(stage);
  };
  const ask = () =>
    // Some browsers remember a failed import.
    stage.copy || navigator.onLine
      ? import('./ice-form.ts').then(
          ({ askForWord }) => askForWord(stage, words),
          reportMissingCode,
        )
      : reportMissingCode();
  if ('popover' in word) {
    const button = makeElement('button', styles.nozzle);
    button.setAttribute('aria-label', words.open);
    word.style.cursor = 'pointer';
    word.onclick = button.onclick = ask;
    stage.button = button;
  }
  addEventListener('hashchange', follow);
  follow();
}
