/** Outline of a bite by five upper and four lower teeth, with cheeks between them; two units wide around its middle. */
const TEETH =
  'M-.95-.2A.2.2 0 0 1-.72-.5A.23.23 0 0 1-.3-.64A.25.25 0 0 1 .18-.66A.23.23 0 0 1 .6-.54A.22.22 0 0 1 .88-.24Q.54 0 .66.3A.18.18 0 0 1 .4.52A.23.23 0 0 1-.02.6A.21.21 0 0 1-.42.54A.19.19 0 0 1-.7.32Q-.58 0-.95-.2z';
/** Opens a bite towards a nearby side. */
const OPEN = 'M0-.6H3V.54H0z';

/** Returns half the width of a bite, in pixels. */
export const sizeOf = (width: number) => Math.min(44 + 0.055 * width, 130);

/** Returns a CSS image of bites at places, in pixels. `edge` widens them on all sides. Each is turned differently from the last. */
export function pictureOf(places: [number, number][], width: number, height: number, edge = 0) {
  const size = sizeOf(width);
  const mouths = places.map(([x, y], index) => {
    const isNear = Math.min(x, width - x) < 1.5 * size;
    const across = x < width / 2 ? -size : size;
    return `<path transform="translate(${x} ${y})rotate(${14 * Math.sin(3 * index)})scale(${across} ${size})" d="${TEETH}${isNear ? OPEN : ''}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" stroke="#000" stroke-width="${(2 * edge) / size}">${mouths.join('')}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
