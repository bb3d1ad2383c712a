/** Returns a value stored in the history entry, for Back and a reload; other visits cannot see it. */
export const readHistoryState = <Value>(name: string): Value | undefined => history.state?.[name];

/** @param address replaces the current one */
export function writeHistoryState(values: object, address?: string): void {
  try {
    history.replaceState({ ...history.state, ...values }, '', address);
  } catch {
    // Safari throws after a hundred calls in ten seconds; the visitor's action matters more.
  }
}
