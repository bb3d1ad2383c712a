import type { CollectionEntry } from 'astro:content';
import type { ComponentType } from 'react';

export interface ScenePicture {
  slug: string;
  src: string;
  width: number;
  height: number;
  data?: Readonly<Record<`data-${string}`, string | number | undefined>>;
}

export interface ContactScene {
  Scene: ComponentType<{ pictures: readonly ScenePicture[] }>;
  load: (services: readonly CollectionEntry<'services'>[]) => Promise<ScenePicture[]>;
  rules: (pictures: readonly ScenePicture[]) => string;
}

/** Decoration beside the enquiry form; undefined without the file. */
export const contactScene = Object.values(
  import.meta.glob<ContactScene>('../../demo/drawings/chosen-plate/contact-scene.ts', {
    eager: true,
    import: 'default',
  }),
)[0];
