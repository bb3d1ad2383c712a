import { features } from '../../content/features.ts';

/** Fetches the sounds once the visitor has switched them on in the display settings (document/init-later.ts). */
export function startLate(): void {
  if (!features.sound) return;
  const start = (isNew = false) => {
    if (document.documentElement.dataset.sound === 'on')
      import('./play-sound.ts').then(
        ({ request }) => isNew && request('success'),
        () => undefined,
      );
  };
  start();
  // A page of the history may be older than the choice.
  addEventListener('pageshow', () => start());
  document.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).name === 'sound') start(true);
  });
}
