/** Cascade layers, weakest first: a later layer wins, whatever the specificity. The head of each page declares them (frame/document). */
export const LAYERS = [
  'reset',
  'base',
  'shared',
  'ui',
  'sections',
  'features',
  'frame',
  'demo',
  'custom',
] as const;
