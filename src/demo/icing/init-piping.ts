import { makeElement } from '../../browser/make-element.ts';
import type { IceWords } from './ice-words.ts';
import styles from './piping.module.css';
import { PREFIX, pipe } from './piping.ts';

/** Pipes the last word of the headline, or the word in the address. A press on it or on the nozzle asks for another. */
export function initPiping(hero: HTMLElement, words: IceWords): void {
  const [title, word] = hero.querySelectorAll<HTMLElement>('h1, h1 em');
  if (!title || word?.textContent !== 'Wows.') return;
  const button = makeElement('button', styles.nozzle);
  button.ariaLabel = words.open;
  const place = makeElement('div', `${title.className} ${styles.place} screen-only`);
  title.after(place);
  const align = () => {
    place.style.left = `${title.offsetLeft + word.offsetLeft}px`;
    place.style.top = `${title.offsetTop + word.offsetTop}px`;
  };
  align();
  new ResizeObserver(align).observe(title);
  const stage = { word, place, button };
  let icing: Promise<{ follow: () => void; ask: () => void }> | undefined;
  const load = () => {
    icing ??= import('./icing.ts').then(({ initIcing }) => initIcing(stage, words));
    return icing;
  };
  const follow = () => {
    if (!icing && !location.hash.startsWith(PREFIX)) return false;
    load().then(
      ({ follow }) => follow(),
      () => pipe(stage),
    );
    return true;
  };
  const ask = () =>
    load().then(
      ({ ask }) => ask(),
      () => undefined,
    );
  word.style.cursor = 'pointer';
  word.onclick = ask;
  button.onclick = ask;
  addEventListener('hashchange', follow);
  if (!follow()) pipe(stage);
}
