import { whenIdle } from '../../browser/when-idle.ts';

/** Logs the path that was not found and, once the browser is idle, looks for pages with similar names. */
export function initNotFound(links: HTMLElement | null): void {
  console.warn(`404: no page at ${location.pathname}`);
  if (!FEATURES.search || !links) return;
  whenIdle(async () =>
    (await import('../search/suggest-pages.ts')).suggestPages(links, location.pathname),
  );
}
