import { initEach } from '../../browser/dom.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { features } from '../../content/features.ts';

/** Suggests pages with names similar to the missing path, once the browser is idle. */
export function initLate(): void {
  if (!features.search) return;
  initEach('[data-suggest]', (links) =>
    whenIdle(async () =>
      (await import('./suggest-pages.ts')).suggestPages(links, location.pathname),
    ),
  );
}
