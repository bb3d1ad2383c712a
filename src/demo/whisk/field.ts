import letters from './field.txt?raw';

/** As art/wordmark-field.ts wrote it: cells in a row, steps of a distance in a cell, and the letter of a place on an edge. */
const [COLUMNS, STEPS, EDGE] = [160, 4, 'M'.charCodeAt(0)];
const ROWS = letters.length / COLUMNS;

/** Tells how far a place is from the shapes of the wordmark, negative inside them, where the wordmark has a width in pixels. */
export function fieldOf(width: number): (x: number, y: number) => number {
  const cell = width / COLUMNS;
  const at = (index: number) => letters.charCodeAt(index) - EDGE;
  return (x, y) => {
    if (y < -2 * cell) return -y;
    const column = Math.max(0, Math.min(x / cell - 0.5, COLUMNS - 1.01));
    const row = Math.max(0, Math.min(y / cell - 0.5, ROWS - 1.01));
    const index = Math.floor(row) * COLUMNS + Math.floor(column);
    const [right, down] = [column % 1, row % 1];
    const upper = at(index) * (1 - right) + at(index + 1) * right;
    const lower = at(index + COLUMNS) * (1 - right) + at(index + COLUMNS + 1) * right;
    const above = Math.max(0, 0.5 * cell - y);
    return ((upper * (1 - down) + lower * down) * cell) / STEPS + above;
  };
}

/** The line on which the letters stand, as a part of their width: the lowest shape, an s, is three quarters of a cell lower. */
export const BASELINE = (ROWS - 1.75) / COLUMNS;
