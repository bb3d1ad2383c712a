import letters from './field.txt?raw';

/** Format of art/wordmark-field.ts: cells per row, steps of distance per cell, and the letter of a place on an edge. */
const [COLUMNS, STEPS, EDGE] = [112, 2, 'M'.charCodeAt(0)];
const ROWS = letters.length / COLUMNS;

/** Returns the signed distance function of the wordmark's shapes, `width` pixels wide with the baseline at `floor`. */
export function fieldOf(width: number, floor: number): (x: number, y: number) => number {
  const cell = width / COLUMNS;
  const at = (index: number) => letters.charCodeAt(index) - EDGE;
  return (x, y) => {
    const column = Math.max(0, Math.min(x / cell - 0.5, COLUMNS - 1.01));
    const row = Math.max(0, Math.min((y - floor) / cell + ROWS - 0.5, ROWS - 1.01));
    const index = Math.floor(row) * COLUMNS + Math.floor(column);
    const [right, down] = [column % 1, row % 1];
    const upper = at(index) * (1 - right) + at(index + 1) * right;
    const lower = at(index + COLUMNS) * (1 - right) + at(index + COLUMNS + 1) * right;
    return ((upper * (1 - down) + lower * down) * cell) / STEPS;
  };
}
