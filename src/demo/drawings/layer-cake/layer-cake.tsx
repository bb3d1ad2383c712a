import cake from '../parts/cake.avif';
import { Part } from '../parts/part.tsx';
import plate from '../parts/plate.avif';
import styles from './layer-cake.module.css';

/** Number of pictures in cake.avif, the last with a cherry. */
const MAX_LAYERS = 7;

/**
 * Decoration beside steps: a cake with a layer for each, seven at most. A layer falls as its step scrolls into view. Without
 * scroll-driven animation, and with reduced motion, the cake is finished.
 */
export default function LayerCake({ steps }: { steps: number }) {
  const layers = Array.from({ length: Math.min(steps, MAX_LAYERS) }, (_, layer) => layer);
  return (
    <div className={`${styles.cake} screen-only`} aria-hidden="true" data-scene="">
      <div className={styles.layers}>
        {layers.map((layer) => (
          <Part key={layer} image={cake} />
        ))}
      </div>
      <Part image={plate} />
    </div>
  );
}
