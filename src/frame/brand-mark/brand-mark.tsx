import { MarkScene } from '../../sections/scene/mark-scene.ts';
import styles from './brand-mark.module.css';

/** Address of the mark's file; undefined without one. */
const own = import.meta.glob<string>('../../assets/brand/mark.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})['../../assets/brand/mark.svg'];

/**
 * The mark of the brand, as decoration beside its name: src/assets/brand/mark.svg, else the demo's, else nothing. It is as high
 * as its text, or of a size in units of the drawing around it.
 */
export function BrandMark({ size }: { size?: number }) {
  if (own && size)
    return (
      <>
        <rect className={styles.ground} width={size} height={size} rx={size / 5} />
        <image href={own} x={size / 10} y={size / 10} width={size * 0.8} height={size * 0.8} />
      </>
    );
  if (own) return <img className={styles.picture} src={own} width="64" height="64" alt="" />;
  return MarkScene && <MarkScene size={size} />;
}
