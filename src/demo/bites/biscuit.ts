import { makeElement } from '../../browser/make-element.ts';
import styles from './biscuit.module.css';
import type { BiteWords } from './bite-words.ts';
import { initPiping } from './piping.ts';

export interface Biscuit {
  button: HTMLButtonElement;
  status: HTMLOutputElement;
  pipeAgain: () => void;
}

/** Ices the headline, and adds a button whose first press fetches the code that lets visitors eat the hero. */
export function initBiscuit(hero: HTMLElement, words: BiteWords): void {
  const button = makeElement('button', styles.biscuit, words.take);
  const status = makeElement('output', 'visually-hidden');
  const biscuit = { button, status, pipeAgain: initPiping(hero, words.ice) };
  let bites: Promise<() => void> | undefined;
  button.onclick = () => {
    bites ??= import('./bites.ts').then(({ initBites }) => initBites(hero, words, biscuit));
    bites.then(
      (bite) => bite(),
      () => undefined,
    );
  };
  hero.querySelector('a')?.parentElement?.append(button, status);
}
