import type { ComponentType } from 'react';

/** The mark of the demo brand, as high as the text beside it; undefined without src/demo. */
export const MarkScene = Object.values(
  import.meta.glob<ComponentType>('../../demo/mark/slot.tsx', {
    eager: true,
    import: 'default',
  }),
)[0];
