/** What shows that a visitor is using an island already. */
export const USES = ['pointerdown', 'keydown', 'focusin'] as const;
/** Marks an island that was used before its directive could listen. */
export const USED = 'data-used';
