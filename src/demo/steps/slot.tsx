import type { StepsSceneProps } from '../../sections/scene/steps-scene.ts';
import { SceneImage } from '../sheet/scene-image.tsx';
import { MAX_LAYERS } from '../sheet/views.ts';
import styles from './layer-cake.module.css';

/**
 * Decoration beside steps: a cake with a layer for each, seven at most. Where the browser has scroll-driven animation, a layer
 * falls as its step comes into view; elsewhere, and with reduced motion, the cake is finished.
 */
export default function LayerCake({ steps }: StepsSceneProps) {
  const below = Array.from({ length: Math.min(steps, MAX_LAYERS) - 1 }, (_, index) => index + 1);
  return (
    <div className={`${styles.cake} screen-only`} aria-hidden="true" data-scene="">
      <div className={styles.layers}>
        {below.map((layer) => (
          <SceneImage key={layer} name={`layer-${layer}`} />
        ))}
        <SceneImage name="top" />
      </div>
      <SceneImage name="plate" className={styles.plate} />
    </div>
  );
}
