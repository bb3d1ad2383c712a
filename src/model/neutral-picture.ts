import { features } from '../content/features.ts';
import { withBase } from '../lib/base-path.ts';
import type { PictureData } from '../ui/picture/picture.tsx';

/** Pixels, in the proportions of a still life. */
const WIDTH = 1600;
const HEIGHT = 1067;

/** Replaces the missing picture of a record: plain shapes without a background, or nothing if the feature is off. */
export const neutralPicture: PictureData = {
  srcSet: '',
  src: features.placeholders ? withBase('/neutral.svg') : '',
  sizes: '',
  width: WIDTH,
  height: HEIGHT,
  alt: '',
  cutout: true,
  neutral: true,
};

/** Mid-grey is visible on light and dark backgrounds, and a separate file does not know the theme of the page. */
const GREY = '#808080';
const PAPER = '#fff';

/** Returns the SVG. @param ground CSS colour behind the shapes; without it the picture fits any background */
export const neutralSvg = (ground?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  (ground ? `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` : '') +
  (features.placeholders
    ? `<circle cx="1090" cy="420" r="250" fill="${GREY}" fill-opacity=".3"/>` +
      `<path fill="${GREY}" fill-opacity=".25" d="M1090 170a250 250 0 0 1 0 500z"/>` +
      `<circle cx="780" cy="690" r="120" fill="none" stroke="${GREY}" stroke-opacity=".6" stroke-width="28"/>` +
      `<rect x="1270" y="590" width="190" height="190" rx="44" fill="${PAPER}" fill-opacity=".75"/>`
    : '') +
  '</svg>';
