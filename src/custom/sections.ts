import type { ComponentType } from 'react';

/** The section of each band in fields.ts, by the band's name. It gets the band's fields and an `id` for its heading. */
// biome-ignore lint/suspicious/noExplicitAny: each section names its own props, which the band's schema has checked.
export const ownSections: Record<string, ComponentType<any>> = {};
