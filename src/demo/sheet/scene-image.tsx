import { type SceneDrawing, sheetPath, sizeOf } from './views.ts';

/** One drawing of the sheet (pages/[scenes].svg.ts), as decoration that is fetched when it comes near. */
export function SceneImage({
  name,
  className,
}: {
  name: SceneDrawing;
  className?: string | undefined;
}) {
  const { width, height } = sizeOf(name);
  return (
    <img
      className={className}
      src={`${sheetPath}#${name}`}
      width={width}
      height={height}
      alt=""
      loading="lazy"
    />
  );
}
