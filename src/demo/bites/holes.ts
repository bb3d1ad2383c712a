/** Outline of a bite by five upper and four lower teeth, with cheeks between them; two units wide around its middle. */
const TEETH =
  'M-.95-.2A.2.2 0 0 1-.72-.5A.23.23 0 0 1-.3-.64A.25.25 0 0 1 .18-.66A.23.23 0 0 1 .6-.54A.22.22 0 0 1 .88-.24Q.54 0 .66.3A.18.18 0 0 1 .4.52A.23.23 0 0 1-.02.6A.21.21 0 0 1-.42.54A.19.19 0 0 1-.7.32Q-.58 0-.95-.2z';
/** Opens a bite towards a nearby side. */
const OPEN = 'M0-.6H3V.54H0z';

/** Filters of a bite, in hundredths of its half width. The same noise moves the outline and is the crumb of the edge. */
const NOISE =
  '<feTurbulence type="fractalNoise" baseFrequency=".07" numOctaves="4" result="noise"/>';
const MOVE = '<feDisplacementMap in2="noise" xChannelSelector="R" yChannelSelector="G"';
const INSIDE = `${NOISE}<feMorphology in="SourceGraphic" operator="erode" radius="12"/>${MOVE} scale="18" result="inside"/>`;
export const HOLE = `${NOISE}${MOVE} in="SourceGraphic" scale="9"/>`;
/** The inside of a bite, without the shadow of its edge. */
export const FLOOR = `${INSIDE}<feOffset dx="6" dy="9"/><feGaussianBlur stdDeviation="4"/><feComposite in2="inside" operator="in"/>`;
/**
 * Returns the filter of the edge, lit from the upper left.
 * @param dough @param light CSS colours
 */
export const edgeOf = (dough: string, light: string) => `${INSIDE}
<feMorphology in="SourceGraphic" operator="erode" radius="5"/><feGaussianBlur stdDeviation="5"/>
<feComposite in2="noise" operator="arithmetic" k2="-.62" k3=".3" k4=".7"/>
<feDiffuseLighting surfaceScale="12" diffuseConstant="1.25" lighting-color="${light}" result="lit"><feDistantLight azimuth="235" elevation="55"/></feDiffuseLighting>
<feFlood flood-color="${dough}"/><feComposite in2="lit" operator="arithmetic" k1=".27" k2=".3" k3=".37"/>
<feComposite in2="inside" operator="out"/>`;

/** Returns half the width of a bite, in pixels. */
export const sizeOf = (width: number) => Math.min(44 + 0.055 * width, 130);

/** Returns a filtered CSS image of bites at places, in pixels. Each is turned differently from the last. */
export function pictureOf(
  places: [number, number][],
  width: number,
  height: number,
  filter: string,
) {
  const unit = sizeOf(width) / 100;
  const mouths = places.map(([x, y], index) => {
    const isNear = Math.min(x, width - x) < 150 * unit;
    const across = x < width / 2 ? -100 : 100;
    return `<g filter="url(#f)"><path transform="translate(${x / unit} ${y / unit})rotate(${14 * Math.sin(3 * index)})scale(${across} 100)" d="${TEETH}${isNear ? OPEN : ''}"/></g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width / unit} ${height / unit}" preserveAspectRatio="none"><filter id="f" color-interpolation-filters="sRGB">${filter}</filter>${mouths.join('')}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
