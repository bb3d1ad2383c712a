import { features } from '../content/features.ts';
import { withBase } from '../lib/base-path.ts';
import type { PictureData } from '../ui/picture/picture.tsx';

/** Pixels; the proportions of a still life. */
const WIDTH = 1600;
const HEIGHT = 1067;

/** Stands in place of a picture that a record does not have: plain shapes without a ground, which say nothing, or none at all. */
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

/** Mid-grey: it stands out from a light ground and from a dark one, and a file of its own does not know the page's theme. */
const GREY = '#808080';
const PAPER = '#fff';

/** The SVG. @param ground CSS colour of what lies behind the shapes; without it the picture fits any ground */
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
