/** Calls back once the browser is idle. Safari has no idle callback: there it calls back after a second. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 1000);
}
