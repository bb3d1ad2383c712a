import type { ComponentType } from 'react';

export interface StepsSceneProps {
  steps: number;
}

/** Decoration beside steps; undefined without the file. A file for each slot keeps the styles of one off the pages of another. */
export const StepsScene = Object.values(
  import.meta.glob<ComponentType<StepsSceneProps>>(
    '../../demo/drawings/layer-cake/layer-cake.tsx',
    {
      eager: true,
      import: 'default',
    },
  ),
)[0];
