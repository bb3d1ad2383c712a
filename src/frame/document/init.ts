/** The one script on every page: it starts what the finished HTML asks for. React is not among it. */

import { afterFirstPaint } from '../../browser/after-first-paint.ts';
import { initEach } from '../../browser/dom.ts';
import { loadTexts } from '../../browser/load-texts.ts';
import { features } from '../../content/features.ts';
import type { SearchCopy } from '../../content/schema/pages/search.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.ts';
import { initHeader } from '../header/init-header.ts';
import { initMenu } from '../menu/init-menu.ts';
import { initSearch } from '../search/init-search.ts';
import { dismissToast, showToast } from '../toasts/toast-store.ts';

const firstPaint = afterFirstPaint();
const toasts = document.querySelector<HTMLElement>('[data-toasts]');
/** Said where the code of a control does not come. */
const reportMissingCode = () => showToast('error', toasts?.dataset.missing ?? '');
firstPaint
  .then(() => import('./init-late.ts'))
  .then(
    ({ initLate }) => initLate(showToast, reportMissingCode),
    // Without the scene its room would be five empty windows.
    () => document.querySelector('[data-turntable]')?.remove(),
  );
document.addEventListener('toast-request', ({ detail }) =>
  detail[0] === 'dismiss' ? dismissToast(detail[1]) : showToast(...detail),
);
initHeader(document.querySelector('body > footer'));
if (features.search)
  initEach('[data-search]', (button) =>
    initSearch(
      button,
      (place) =>
        mountIsland(place, async () => {
          const [{ searchDialog }, copy] = await Promise.all([
            import('../search/search-dialog.tsx'),
            loadTexts<SearchCopy>('search'),
          ]);
          return searchDialog(copy);
        }),
      reportMissingCode,
    ),
  );
if (document.querySelector('[data-island]'))
  import('../../features/mount-islands.ts').then(
    ({ mountIslands }) => mountIslands(firstPaint),
    () => document.querySelector('[data-explorer]')?.dispatchEvent(new Event('failed')),
  );
initEach('[data-header]', initMenu);
