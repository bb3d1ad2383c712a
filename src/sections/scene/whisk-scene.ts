import type { ComponentProps, ComponentType } from 'react';

/** Button that sprinkles the footer's wordmark; undefined without src/demo, or with `features.toys: false`. */
export const WhiskButton = Object.values(
  import.meta.glob<ComponentType<ComponentProps<'button'>>>('../../demo/whisk/slot.tsx', {
    eager: true,
    import: 'default',
  }),
)[0];
