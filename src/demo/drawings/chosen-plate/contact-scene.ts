import type { ContactScene, ScenePicture } from '../../../sections/scene/contact-scene.ts';
import { chosenPictures } from './chosen-pictures.ts';
import { ChosenPlate } from './chosen-plate.tsx';

/** Tells which picture lies on the plate: that of each ticked interest, and of each that was sent last. A selector cannot compare the attributes of two elements. */
const selectorOf = ({ slug }: ScenePicture) =>
  `main:has([data-interest="${slug}"]:checked,[data-sent~="${slug}"]) [data-chosen="${slug}"]`;

export default {
  Scene: ChosenPlate,
  load: chosenPictures,
  // All that is left on the plate in the thank-you (dish.ts).
  rules: (pictures) =>
    `@layer demo{${[...pictures.map(selectorOf), 'dialog [data-chosen]'].join()}{display:block;position:relative;visibility:visible;opacity:1;translate:none;scale:none}}`,
} satisfies ContactScene;
