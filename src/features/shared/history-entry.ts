/** What the entry of the history keeps by this name, for Back and a reload; no other visit finds it. */
export const keptInEntry = <Value>(name: string): Value | undefined => history.state?.[name];

/** @param address changes with it, else stays */
export function keepInEntry(values: object, address?: string): void {
  try {
    history.replaceState({ ...history.state, ...values }, '', address);
  } catch {
    // Safari throws after a hundred calls in ten seconds; what the visitor does matters more.
  }
}
