import type { ContactScene, ScenePicture } from '../../../sections/scene/contact-scene.ts';
import { chosenPictures } from './chosen-pictures.ts';
import { ChosenPlate } from './chosen-plate.tsx';

/** Matches a picture if its interest is ticked or was sent last. One selector for all can't compare attributes of two elements. */
const selectorOf = ({ slug }: ScenePicture) =>
  `main:has([data-interest="${slug}"]:checked,[data-sent~="${slug}"]) [data-chosen="${slug}"]`;

export default {
  Scene: ChosenPlate,
  load: chosenPictures,
  // In the thank-you, dish.ts leaves only the chosen ones.
  rules: (pictures) =>
    `@layer demo{${[...pictures.map(selectorOf), 'dialog [data-chosen]'].join()}{display:block;position:relative;visibility:visible;opacity:1;translate:none;scale:none}}`,
} satisfies ContactScene;
