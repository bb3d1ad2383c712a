/** Calls back once the browser is idle. Safari has no idle callback; after a second it has been idle for long enough. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 1000);
}
