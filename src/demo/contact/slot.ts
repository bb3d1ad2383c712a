import type { ContactScene } from '../../sections/scene/contact-scene.ts';
import { chosenPictures } from './chosen-pictures.ts';
import { ChosenPlate } from './chosen-plate.tsx';
import { chosenRule } from './chosen-rule.ts';

export default {
  Scene: ChosenPlate,
  load: chosenPictures,
  rules: (pictures) => chosenRule(pictures.map(({ slug }) => slug)),
} satisfies ContactScene;
