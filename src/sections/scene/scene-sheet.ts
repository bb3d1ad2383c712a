import type { ComponentType } from 'react';

export interface SceneSheetProps {
  /** CSS of the SVG: the values of the tokens that its drawings refer to. */
  styles: string;
}

/** The SVG at /scenes.svg with all drawings of the scenes; undefined without src/demo. */
export const SceneSheet = Object.values(
  import.meta.glob<ComponentType<SceneSheetProps>>('../../demo/sheet/slot.tsx', {
    eager: true,
    import: 'default',
  }),
)[0];
