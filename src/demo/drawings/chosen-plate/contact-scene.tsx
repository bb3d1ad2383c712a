import type { CollectionEntry } from 'astro:content';
import { type ChosenPicture, chosenPictures } from './chosen-pictures.ts';
import { ChosenPlate } from './chosen-plate.tsx';

/** Matches a picture if its interest is ticked or was sent last. One selector for all can't compare attributes of two elements. */
const selectorOf = ({ slug }: ChosenPicture) =>
  `main:has([data-interest="${slug}"]:checked,[data-sent~="${slug}"]) [data-chosen="${slug}"]`;

/** Returns the plate with pictures of the services, and the rules that show the chosen ones. */
export default async function contactScene(services: readonly CollectionEntry<'services'>[]) {
  const pictures = await chosenPictures(services);
  // In the thank-you, dish.ts leaves only the chosen ones.
  const shown = [...pictures.map(selectorOf), 'dialog [data-chosen]'].join();
  return {
    Scene: () => <ChosenPlate pictures={pictures} />,
    rules: `@layer demo{${shown}{display:block;position:relative;visibility:visible;opacity:1;translate:none;scale:none}}`,
  };
}
