import type { ComponentType, ReactNode } from 'react';

export interface PlaceProps {
  /** Id of the project. */
  id: string;
  /** Its picture, which is shown without scripts. */
  children: ReactNode;
}

/** A product that can be used in place of its picture. A page hands it down, so that no other loads its styles. */
export interface Plate {
  id: string;
  Place: ComponentType<PlaceProps>;
}

const [Place] = Object.values(
  import.meta.glob<ComponentType<PlaceProps>>('../../demo/plates/slot.tsx', {
    eager: true,
    import: 'default',
  }),
);

/** Undefined without src/demo, or with `features.toys: false`. */
export const plateOf = (id: number): Plate | undefined => Place && { id: String(id), Place };
