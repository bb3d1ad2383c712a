import { BrandMark } from '../brand-mark/brand-mark.tsx';
import styles from './wordmark.module.css';
import { wordmarkBox } from './wordmark-box.ts';

/** Diameter of the mark beside a type size of 100, and the gap after it. */
const MARK = 74;
const GAP = 12;

/** A name as lettering over the whole width, whatever its length (`textLength`). Decoration; the name stands beside it as text. */
export function Wordmark({ name }: { name: string }) {
  const { width, height, baseline } = wordmarkBox(name);
  const start = MARK + GAP;
  return (
    <svg
      className={styles.wordmark}
      viewBox={`0 0 ${start + width} ${height + 2}`}
      aria-hidden="true"
    >
      <BrandMark size={MARK} />
      <text fontSize={100} x={start} y={baseline} textLength={width} data-wordmark="">
        {name}
      </text>
    </svg>
  );
}
