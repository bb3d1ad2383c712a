/** The only script file on every page (head-script.ts is inline): starts the behaviour of the finished HTML, without React. */

import { afterFirstPaint } from '../../browser/after-first-paint.ts';
import { initEach } from '../../browser/dom.ts';
import type { ToastRequest } from '../../browser/toast-event.ts';
import { features } from '../../content/features.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.ts';
import { initHeader } from '../header/init-header.ts';
import { initSearch } from '../search/init-search.ts';

const firstPaint = afterFirstPaint();
const loadLate = () => import('./init-late.ts');
/** Shows or dismisses a toast; if its code fails to load, shows the message in a plain line. */
const answerToast = (request: ToastRequest) =>
  loadLate().then(
    (late) => late.answerToast(request),
    () =>
      document
        .querySelector('[data-plain]')
        ?.replaceChildren(request[0] === 'dismiss' ? '' : request[1]),
  );
/** Tells the visitor that the code of a control failed to load. */
const reportMissingCode = () => {
  const toasts = document.querySelector<HTMLElement>('[data-toasts]');
  answerToast(['error', toasts?.dataset.missing ?? '']);
};
firstPaint.then(loadLate).then(
  (late) => late.initLate(reportMissingCode),
  // Without the scene its space would be several empty screens.
  () => document.querySelector('[data-turntable]')?.remove(),
);
document.addEventListener('toast-request', ({ detail }) => answerToast(detail));
initHeader(document.querySelector('body > footer'));
if (features.search)
  initEach('[data-search]', (button) =>
    initSearch(
      button,
      (place) => mountIsland(place, async () => (await loadLate()).loadSearch()),
      reportMissingCode,
    ),
  );
if (document.querySelector('[data-island]'))
  import('../../features/mount-islands.ts').then(
    (islands) => islands.mountIslands(firstPaint),
    () => document.querySelector('[data-explorer]')?.dispatchEvent(new Event('failed')),
  );
