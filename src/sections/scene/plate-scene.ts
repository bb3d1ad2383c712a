import type { ComponentType, ReactNode } from 'react';

export interface PlateSceneProps {
  /** Id of the project. */
  id: string;
  /** Its picture, which stands there without scripts. */
  children: ReactNode;
}

/** Puts a product that can be used in place of its picture; undefined without src/demo. */
export const PlateScene = Object.values(
  import.meta.glob<ComponentType<PlateSceneProps>>('../../demo/plates/slot.tsx', {
    eager: true,
    import: 'default',
  }),
)[0];
