import type { ComponentType } from 'react';

/** Button that whisks what lies on the footer's wordmark; undefined without src/demo. */
export const WhiskButton = Object.values(
  import.meta.glob<ComponentType<{ className: string | undefined }>>('../../demo/whisk/slot.tsx', {
    eager: true,
    import: 'default',
  }),
)[0];
