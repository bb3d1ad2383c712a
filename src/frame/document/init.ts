/** The one script on every page: it starts the behaviours that the finished HTML asks for. React is not among it. */

import { initCarousel } from '../../behaviours/carousel.ts';
import { initConnection } from '../../behaviours/connection.ts';
import { initHeader } from '../../behaviours/header.ts';
import { initMenu } from '../../behaviours/menu.ts';
import { initReveal } from '../../behaviours/reveal.ts';
import { initSearch } from '../../behaviours/search.ts';
import { initToTop } from '../../behaviours/to-top.ts';
import { afterFirstPaint } from '../../lib/after-first-paint.ts';
import type { ShowToast } from '../../lib/toast-event.ts';
import { toast, toastsAreLoaded } from '../toasts/toast-store.ts';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

const showToast: ShowToast = (kind, message, options) => toast[kind](message, options);

const firstPaint = afterFirstPaint();
firstPaint.then(async () => (await import('./init-later.ts')).initLater(showToast));
document.addEventListener('toast-request', ({ detail }) =>
  detail[0] === 'dismiss' ? toast.dismiss(detail[1]) : showToast(...detail),
);
initHeader(document.querySelector('body > footer'));
initReveal(document);
for (const element of all('[data-carousel]')) initCarousel(element);
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-to-top]')) initToTop(link);
if (FEATURES.search)
  for (const element of all('[data-search]'))
    initSearch(element, () => import('../search/open-search.ts'));
for (const element of all('[data-toasts]')) initConnection(element, showToast, toastsAreLoaded);
if (all('[data-results], [data-contact-form], [data-calendar]').length > 0)
  import('../../features/start.ts').then(
    ({ startFeatures }) => startFeatures(firstPaint),
    () => document.querySelector('[data-explorer]')?.dispatchEvent(new Event('failed')),
  );
if (FEATURES.comments)
  for (const element of all('[data-comments]')) {
    const button = element.querySelector<HTMLElement>('[data-comments-load]');
    button?.addEventListener('click', async () =>
      (await import('../../behaviours/comments.ts')).loadComments(element, button),
    );
  }

const [header] = all('[data-header]');
const menu = header?.querySelector<HTMLElement>('[data-menu]');
if (header && menu) initMenu(header, menu);

for (const element of all('[data-not-found]'))
  import('../../behaviours/not-found.ts').then(({ initNotFound }) =>
    initNotFound(element.querySelector('[data-suggest]')),
  );
