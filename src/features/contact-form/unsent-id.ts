/** The idempotency key of an enquiry that was posted and not acknowledged; the history entry keeps it for Back and a reload. */
export const unsentId = (): string => history.state?.unsentId ?? '';

export function keepUnsentId(unsentId: string): void {
  try {
    history.replaceState({ ...history.state, unsentId }, '');
  } catch {
    // Safari throws after a hundred calls in ten seconds; sending matters more.
  }
}
