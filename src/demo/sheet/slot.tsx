import type { SceneSheetProps } from '../../sections/scene/scene-sheet.ts';
import { CakeGradients, CakeLayer, CakeTopping } from './cake-layer.tsx';
import { Cloche } from './cloche.tsx';
import { Plate } from './plate.tsx';
import { drawings, rowOf, type SceneDrawing, sizeOf } from './views.ts';

/** Tones of sponge and icing, from the lowest layer up. */
const LOOKS = [
  ['tone-2', 'paper'],
  ['tone-4', 'tone-2'],
  ['tone-3', 'paper'],
  ['tone-6', 'brand-1'],
  ['tone-7', 'paper'],
  ['tone-5', 'tone-2'],
] as const;

function Drawing({ name }: { name: SceneDrawing }) {
  if (name === 'plate') return <Plate />;
  if (name === 'cloche') return <Cloche />;
  if (name === 'top')
    return (
      <>
        <CakeLayer sponge="tone-1" icing="ink-raised" />
        <CakeTopping />
      </>
    );
  const [sponge, icing] = LOOKS[Number(name.split('-')[1]) - 1] ?? LOOKS[0];
  return <CakeLayer sponge={sponge} icing={icing} />;
}

/** All drawings of the scenes in one SVG with a view for each, so that a page asks once for as many as it shows. */
export default function SceneSheet({ styles }: SceneSheetProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" aria-hidden="true">
      <style>{styles}</style>
      <CakeGradients />
      {drawings.map((name) => {
        const { left, top, width, height } = sizeOf(name);
        const row = rowOf(name);
        return (
          <g key={name}>
            <view id={name} viewBox={`${left} ${row + top} ${width} ${height}`} />
            <g transform={`translate(0 ${row})`}>
              <Drawing name={name} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
