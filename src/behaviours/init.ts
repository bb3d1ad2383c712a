/** The one script on every page: it starts the behaviours that the finished HTML asks for. React is not among it. */

import { toast } from '../frame/toasts/toast.ts';
import type {} from '../frame/toasts/toast-request.ts';
import { afterFirstPaint } from '../lib/after-first-paint.ts';
import { initCarousel } from './carousel.ts';
import { initConnection } from './connection.ts';
import { initCursor } from './cursor.ts';
import { initHeader } from './header.ts';
import { initMarquee } from './marquee.ts';
import { initMenu } from './menu.ts';
import { initNotFound } from './not-found.ts';
import { initReveal } from './reveal.ts';
import { initSearch } from './search.ts';
import { initShare } from './share.ts';
import { initToTop } from './to-top.ts';
import { initToday } from './today.ts';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

const firstPaint = afterFirstPaint();
firstPaint.then(() => {
  for (const element of document.querySelectorAll<HTMLLinkElement>('link[data-after-load]'))
    element.disabled = false;
});
document.addEventListener('toast-request', ({ detail }) =>
  detail[0] === 'dismiss' ? toast.dismiss(detail[1]) : toast[detail[0]](detail[1], detail[2]),
);
initHeader();
initReveal(document);
for (const element of all('[data-carousel]')) initCarousel(element);
for (const element of all('[data-marquee]')) initMarquee(element);
for (const element of all('[data-cursor]')) initCursor(element);
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-to-top]')) initToTop(link);
for (const element of all('[data-today]')) initToday(element);
for (const element of all('[data-search]')) initSearch(element);
for (const element of all('[data-toasts]')) initConnection(element);
for (const element of all('[data-share]')) initShare(element);
for (const element of all('[data-contents]'))
  firstPaint.then(async () => (await import('./contents.ts')).initContents(element));
if (all('[data-results], [data-contact-form], [data-calendar]').length > 0)
  import('../features/start.ts').then(
    ({ startFeatures }) => startFeatures(firstPaint),
    () => document.querySelector('[data-explorer]')?.dispatchEvent(new Event('failed')),
  );
for (const dialog of document.querySelectorAll<HTMLDialogElement>('[data-thanks]'))
  firstPaint.then(async () => (await import('./thanks.ts')).initThanks(dialog));
for (const element of all('[data-comments]')) {
  const button = element.querySelector<HTMLElement>('[data-comments-load]');
  button?.addEventListener('click', async () =>
    (await import('./comments.ts')).loadComments(element, button),
  );
}

const [header] = all('[data-header]');
const menu = header?.querySelector<HTMLElement>('[data-menu]');
if (header && menu) initMenu(header, menu);

for (const element of all('[data-not-found]'))
  initNotFound(element.querySelector('[data-suggest]'));
