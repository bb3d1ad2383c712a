import styles from './slot-tiles.module.css';

interface SlotTilesProps {
  legend: string;
  name: string;
  tiles: readonly { value: string; label: string; above?: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** A set of times or days to choose one from: radio buttons that look like the tiles of a calendar. */
export function SlotTiles({ legend, name, tiles, chosen, onChoose }: SlotTilesProps) {
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.tiles}>
        {tiles.map(({ value, label, above }) => (
          <label className={styles.tile} key={value}>
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
