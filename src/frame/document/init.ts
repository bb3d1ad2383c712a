/** The one script on every page: it starts what the finished HTML asks for. React is not among it. */

import { afterFirstPaint } from '../../browser/after-first-paint.ts';
import { initCarousel } from '../../browser/carousel.ts';
import { features } from '../../content/features.ts';
import { initHeader } from '../header/init-header.ts';
import { initMenu } from '../menu/init-menu.ts';
import { initSearch } from '../search/init-search.ts';
import { initConnection } from '../toasts/init-connection.ts';
import { dismissToast, showToast } from '../toasts/toast-store.ts';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

const firstPaint = afterFirstPaint();
/** Said where the code of a control does not come. */
const reportMissingCode = () => showToast('error', all('[data-toasts]')[0]?.dataset.missing ?? '');
firstPaint
  .then(() => import('./init-later.ts'))
  .then(
    ({ initLater }) => initLater(showToast, reportMissingCode),
    () => undefined,
  );
document.addEventListener('toast-request', ({ detail }) =>
  detail[0] === 'dismiss' ? dismissToast(detail[1]) : showToast(...detail),
);
initHeader(document.querySelector('body > footer'));
for (const element of all('[data-carousel]')) initCarousel(element);
if (features.search)
  for (const element of all('[data-search]'))
    initSearch(element, () => import('../search/open-search.tsx'), reportMissingCode);
for (const element of all('[data-toasts]')) initConnection(element, showToast);
if (all('[data-results], [data-contact-form], [data-calendar], [data-estimator]').length > 0)
  import('../../features/start.ts').then(
    ({ startFeatures }) => startFeatures(firstPaint),
    () => document.querySelector('[data-explorer]')?.dispatchEvent(new Event('failed')),
  );
if (features.comments)
  for (const element of all('[data-comments]')) {
    const button = element.querySelector<HTMLElement>('[data-comments-load]');
    button?.addEventListener('click', () =>
      import('../../features/comments/load-comments.ts').then(
        ({ loadComments }) => loadComments(element, button),
        reportMissingCode,
      ),
    );
  }

const [header] = all('[data-header]');
const menu = header?.querySelector<HTMLElement>('[data-menu]');
if (header && menu) initMenu(header, menu);

for (const element of all('[data-not-found]'))
  import('./init-not-found.ts').then(({ initNotFound }) =>
    initNotFound(element.querySelector('[data-suggest]')),
  );
