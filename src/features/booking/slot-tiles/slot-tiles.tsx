import { type ChangeEventHandler, Fragment } from 'react';
import styles from './slot-tiles.module.css';

interface SlotTilesProps {
  legend: string;
  name: string;
  /** `weekday` (1 is Monday, 7 Sunday) sets the column of a day, so that a row is a week. */
  tiles: readonly { value: string; label: string; above?: string; weekday?: number }[];
  chosen: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** Fills the columns of the closed days between two weekdays. @param days columns of a week */
const emptyDays = (before: number, weekday: number, days: number) =>
  [1, 2, 3, 4, 5, 6]
    .slice(0, (weekday - before - 1 + days) % days)
    .map((place) => <span key={place} className={styles.empty} />);

export function SlotTiles({ legend, name, tiles, chosen, onChange }: SlotTilesProps) {
  const days = tiles.some(({ weekday = 0 }) => weekday > 5) ? 7 : 5;
  // Longer names, such as the Portuguese "quarta", don't fit five to a row on a phone.
  const isRowOfWeek = tiles.every(({ weekday, above = '' }) => weekday && above.length < 5);
  return (
    <fieldset className="container">
      <legend className={`bold ${styles.legend}`}>{legend}</legend>
      <div
        className={styles.tiles}
        data-weeks={isRowOfWeek ? (days === 7 ? 'whole' : 'work') : undefined}
      >
        {tiles.map(({ value, label, above, weekday }, index) => (
          <Fragment key={value}>
            {isRowOfWeek && weekday && emptyDays(tiles[index - 1]?.weekday ?? 0, weekday, days)}
            <label className={`bold snug ${styles.tile}`}>
              <input
                className="visually-hidden"
                type="radio"
                required
                name={name}
                value={value}
                checked={value === chosen}
                onChange={onChange}
              />
              {above && <span className="small regular">{`${above} `}</span>}
              <span>{label}</span>
            </label>
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
