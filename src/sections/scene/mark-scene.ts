import type { ComponentType } from 'react';

export interface MarkSceneProps {
  /** Width and height in units of the drawing around it; as high as the text beside it without. */
  size?: number | undefined;
}

/** The mark of the demo brand; undefined without src/demo. */
export const MarkScene = Object.values(
  import.meta.glob<ComponentType<MarkSceneProps>>('../../demo/mark/slot.tsx', {
    eager: true,
    import: 'default',
  }),
)[0];
