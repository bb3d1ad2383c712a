/** The one script on every page: it wakes what the finished HTML asks for. React is not among it. */

import { toast } from '../frame/toasts/toast.ts';
import type {} from '../frame/toasts/toast-request.ts';
import { seen } from '../lib/seen.ts';
import { wakeCarousel } from './carousel.ts';
import { wakeConnection } from './connection.ts';
import { wakeContents } from './contents.ts';
import { wakeCursor } from './cursor.ts';
import { wakeHeader } from './header.ts';
import { wakeMarquee } from './marquee.ts';
import { wakeMenu } from './menu.ts';
import { wakeNotFound } from './not-found.ts';
import { wakeReveal } from './reveal.ts';
import { wakeSearch } from './search.ts';
import { wakeShare } from './share.ts';
import { initToTop } from './to-top.ts';
import { wakeToday } from './today.ts';
import { USED, USES } from './used.ts';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

const settled = seen();
settled.then(() => {
  for (const element of document.querySelectorAll<HTMLLinkElement>('link[data-after-load]'))
    element.disabled = false;
});
document.addEventListener('toast-request', ({ detail }) =>
  detail[0] === 'dismiss' ? toast.dismiss(detail[1]) : toast[detail[0]](detail[1], detail[2]),
);
const islands = [...all('astro-island')];
const used = islands.map(
  (island) =>
    new Promise<void>((resolve) => {
      const use = () => {
        island.setAttribute(USED, '');
        resolve();
      };
      for (const type of USES) island.addEventListener(type, use, { once: true });
    }),
);
if (islands.length > 0) Promise.race([settled, ...used]).then(() => import('./islands.ts'));
wakeHeader();
wakeReveal(document);
for (const element of all('[data-carousel]')) wakeCarousel(element);
for (const element of all('[data-marquee]')) wakeMarquee(element);
for (const element of all('[data-cursor]')) wakeCursor(element);
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-to-top]')) initToTop(link);
for (const element of all('[data-today]')) wakeToday(element);
for (const element of all('[data-search]')) wakeSearch(element);
for (const element of all('[data-toasts]')) wakeConnection(element);
for (const element of all('[data-share]')) wakeShare(element);
for (const element of all('[data-contents]')) wakeContents(element);
for (const dialog of document.querySelectorAll<HTMLDialogElement>('[data-thanks]'))
  settled.then(async () => (await import('./thanks.ts')).wakeThanks(dialog));
for (const element of all('[data-comments]')) {
  const button = element.querySelector<HTMLElement>('[data-comments-load]');
  button?.addEventListener('click', async () =>
    (await import('./comments.ts')).loadComments(element, button),
  );
}

const [header] = all('[data-header]');
const menu = header?.querySelector<HTMLElement>('[data-menu]');
if (header && menu) wakeMenu(header, menu);

for (const element of all('[data-not-found]'))
  wakeNotFound(element.querySelector('[data-suggest]'));
