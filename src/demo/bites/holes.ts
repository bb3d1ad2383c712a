/** Where somebody has bitten: shares of the width and height of what is eaten. */
export interface Bite {
  x: number;
  y: number;
}

/** Teeth of the upper and the lower jaw, and how large they are. */
const JAWS = [
  [5, 0.21],
  [4, 0.26],
] as const;

/** Teeth around the middle of a mouth that is open to the right, the size of the mouth being 1. */
const teeth = JAWS.flatMap(([count, radius], jaw) =>
  Array.from({ length: count }, (_, index) => {
    const tooth = jaw === 0 ? index : count - 1 - index;
    const angle = Math.PI * (0.26 + (0.66 * tooth) / (count - 1));
    const y = (jaw === 0 ? -1 : 1) * (0.1 + 0.5 * Math.sin(angle));
    return { x: 0.66 * Math.cos(angle), y, radius: radius + 0.02 * Math.sin(5 * tooth + jaw) };
  }),
);

/** How far a mouth reaches in something so many pixels wide. */
export const sizeOf = (width: number) => Math.min(44 + 0.055 * width, 130);

/** A CSS image of the bites, narrower by `edge` pixels. Each is open towards the nearer side, and reaches it where that is near. */
export function pictureOf(bites: readonly Bite[], width: number, height: number, edge = 0): string {
  const size = sizeOf(width);
  const mouths = bites.map(({ x, y }, index) => {
    const side = (Math.min(x, 1 - x) * width) / size;
    const [corner, jaw] = [side < 2 ? side + 1 : 0.5 - edge / size, 0.55 - edge / size];
    const corners = [{ x: corner, y: -jaw }, ...teeth, { x: corner, y: jaw }];
    const discs = teeth.map(
      (at) => `<circle cx="${at.x}" cy="${at.y}" r="${at.radius - edge / size}"/>`,
    );
    const turn = (x < 0.5 ? 180 : 0) + 14 * Math.sin(3 * index);
    return `<g transform="translate(${x * width} ${y * height})rotate(${turn})scale(${size})"><path d="M${corners.map((at) => `${at.x} ${at.y}`).join(' ')}z"/>${discs.join('')}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${mouths.join('')}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
