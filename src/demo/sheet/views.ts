/** Layers of the tallest cake. */
export const MAX_LAYERS = 7;

/** Left edge, width and height of each drawing, in units of the sheet. Layers and top have their origin in the middle. */
const LAYER = { left: -112, width: 224 };
const sizes = {
  plate: { left: 0, top: 0, width: 400, height: 116 },
  cloche: { left: 0, top: 0, width: 400, height: 248 },
  layer: { ...LAYER, top: -24, height: 114 },
  /** The last layer with what stands on it. */
  top: { ...LAYER, top: -104, height: 194 },
};
export type SceneDrawing = 'plate' | 'cloche' | 'top' | `layer-${number}`;

/** The drawings of the sheet, each in a row of its own. */
export const drawings: readonly SceneDrawing[] = [
  'plate',
  'cloche',
  'top',
  ...Array.from({ length: MAX_LAYERS - 1 }, (_, index) => `layer-${index + 1}` as const),
];
/** Units between two rows: more than the highest drawing has. */
const ROW = 400;

export const sizeOf = (drawing: SceneDrawing) =>
  sizes[drawing.replace(/-\d+$/, '') as keyof typeof sizes];
/** Where a drawing has its origin, from the top of the sheet. */
export const rowOf = (drawing: SceneDrawing) => ROW * (drawings.indexOf(drawing) + 1);

export const sheetPath = '/scenes.svg';
