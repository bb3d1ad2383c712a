import styles from './cost-table.module.css';

type Column = 'name' | 'price' | 'duration' | 'text';

interface CostRow extends Readonly<Record<Column, string>> {
  /** Page about this row, if there is one. */
  href?: string | undefined;
}

interface CostTableProps {
  /** Name of the table, or the id of its heading. */
  label?: string;
  labelledBy?: string;
  columns: Readonly<Record<Column, string>>;
  rows: readonly (CostRow & { [data: `data-${string}`]: string | undefined })[];
}

/** Costs and durations of orders, in columns, or stacked if text leaves no room for columns. */
export function CostTable({ label, labelledBy, columns, rows }: CostTableProps) {
  return (
    <div className="container">
      <table className={`snug ${styles.table}`} aria-label={label} aria-labelledby={labelledBy}>
        <thead className={`caption ${styles.head}`}>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.duration}</th>
            <th scope="col">{columns.text}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, price, duration, text, href, ...data }) => (
            <tr key={name} className={styles.row} {...data}>
              <th scope="row" className={`figure ${styles.name}`}>
                {href ? (
                  <a className="inherit" href={href}>
                    {name}
                  </a>
                ) : (
                  name
                )}
              </th>
              <td className={`figure ${styles.price}`}>{price}</td>
              <td className="soft">{duration}</td>
              <td className="soft">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
