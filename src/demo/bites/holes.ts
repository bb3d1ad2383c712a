/** Where somebody has bitten: shares of the width and height of what is eaten. */
export interface Bite {
  x: number;
  y: number;
}

/** Teeth around the middle. */
const TEETH = 7;

/** Discs of a bite that is about `size` pixels deep: the middle and the teeth, no two bites alike. Wider than high, as a mouth. */
function discs(size: number, turn: number) {
  const teeth = Array.from({ length: TEETH }, (_, tooth) => {
    const angle = (2 * Math.PI * tooth) / TEETH + turn;
    const radius = 0.42 + 0.05 * Math.sin(2 * tooth + turn);
    return { x: 0.66 * Math.cos(angle), y: 0.5 * Math.sin(angle), radius };
  });
  return [{ x: 0, y: 0, radius: 0.66 }, ...teeth].map(({ x, y, radius }) => ({
    x: size * x,
    y: size * y,
    radius: size * radius,
  }));
}

/**
 * Layers of a CSS mask, eight for each bite: what is left around the bites (to be intersected), or with an `edge` of so many
 * pixels what is seen through them (to be added).
 */
export function maskOf(bites: readonly Bite[], size: number, edge = 0): string {
  const stops =
    edge > 0 ? 'black calc(100% - 1px), transparent' : 'transparent calc(100% - 1px), black';
  return bites
    .flatMap((bite, index) =>
      discs(size, index * 2).map(({ x, y, radius }) => {
        const place = [100 * bite.x, x, 100 * bite.y, y + edge / 2].map((value) =>
          value.toFixed(1),
        );
        return `radial-gradient(circle ${(radius - edge).toFixed(1)}px at calc(${place[0]}% + ${place[1]}px) calc(${place[2]}% + ${place[3]}px), ${stops})`;
      }),
    )
    .join();
}
