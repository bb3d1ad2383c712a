import { initEach } from '../../browser/dom.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { features } from '../../content/features.ts';

/** Looks for pages with names like the path that was not found, once the browser is idle. */
export function initLate(): void {
  if (!features.search) return;
  initEach('[data-suggest]', (links) =>
    whenIdle(async () =>
      (await import('./suggest-pages.ts')).suggestPages(links, location.pathname),
    ),
  );
}
