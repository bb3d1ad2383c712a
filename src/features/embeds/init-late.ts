import { initEach } from '../../browser/dom.ts';
import { features } from '../../content/features.ts';

const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

function show(figure: HTMLElement, button: HTMLButtonElement): void {
  const { embed = '', title = '' } = figure.dataset;
  const frame = document.createElement('iframe');
  frame.src = embed;
  frame.title = title;
  frame.allow = ALLOWED;
  // Players refuse to start without the page's address.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  figure.querySelector('picture, img')?.replaceWith(frame);
  button.parentElement?.remove();
  frame.focus({ preventScroll: true });
}

/** Starts the buttons of films (model/markdown/embeds.ts), which send no request before a click. */
export function initLate(): void {
  if (features.embeds)
    initEach('[data-embed]', (figure) => {
      const button = figure.querySelector('button');
      button?.addEventListener('click', () => show(figure, button));
    });
}
