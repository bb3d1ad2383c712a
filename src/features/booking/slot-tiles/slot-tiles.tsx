import styles from './slot-tiles.module.css';

interface SlotTilesProps {
  legend: string;
  name: string;
  /** `weekday` (1 is Monday, 7 Sunday) puts a day into the column of its weekday, so that a row is a week. */
  tiles: readonly { value: string; label: string; above?: string; weekday?: number }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** A set of times or days to choose one from: radio buttons that look like the tiles of a calendar. */
export function SlotTiles({ legend, name, tiles, chosen, onChoose }: SlotTilesProps) {
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{legend}</legend>
      <div
        className={styles.tiles}
        data-weeks={
          tiles.some(({ weekday = 0 }) => weekday > 5) ? 'whole' : tiles[0]?.weekday && 'work'
        }
      >
        {tiles.map(({ value, label, above, weekday }) => (
          <label className={styles.tile} key={value} data-weekday={weekday}>
            <input
              className="visually-hidden"
              type="radio"
              required
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {above && <span className={styles.above}>{above} </span>}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
