import type { CollectionEntry } from 'astro:content';
import type { ComponentType } from 'react';

/** A picture of an interest, without a background of its own. */
export interface ScenePicture {
  slug: string;
  src: string;
  /** Size in pixels. */
  width: number;
  height: number;
}

export interface ContactScene {
  Scene: ComponentType<{ pictures: readonly ScenePicture[] }>;
  /** Gives the pictures of the services that the form offers as interests. */
  load: (services: readonly CollectionEntry<'services'>[]) => Promise<ScenePicture[]>;
  /** Gives CSS for the page's head. */
  rules: (pictures: readonly ScenePicture[]) => string;
}

/** Decoration beside the enquiry form; undefined without src/demo. */
export const contactScene = Object.values(
  import.meta.glob<ContactScene>('../../demo/contact/slot.ts', {
    eager: true,
    import: 'default',
  }),
)[0];
