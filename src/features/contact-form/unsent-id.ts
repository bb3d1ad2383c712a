/** The idempotency key of an enquiry that was posted and not acknowledged; the history entry keeps it for Back and a reload. */
export const unsentId = (): string => history.state?.unsentId ?? '';

export const keepUnsentId = (unsentId: string): void =>
  history.replaceState({ ...history.state, unsentId }, '');
