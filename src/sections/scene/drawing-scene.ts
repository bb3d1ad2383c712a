import type { ComponentType, ReactNode } from 'react';

export interface PlaceProps {
  id: string;
  /** Its picture, which is shown without scripts. */
  children: ReactNode;
}

/** An interactive product in place of its picture. Passed down by a page, so that other pages don't load its styles. */
export interface Drawing {
  id: string;
  Place: ComponentType<PlaceProps>;
}

const [Place] = Object.values(
  import.meta.glob<ComponentType<PlaceProps>>('../../demo/interactive-drawings/slot.tsx', {
    eager: true,
    import: 'default',
  }),
);

/** Undefined without src/demo, or with `features.toys: false`. */
export const drawingOf = (id: number): Drawing | undefined => Place && { id: String(id), Place };
