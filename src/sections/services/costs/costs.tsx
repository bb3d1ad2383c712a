import { Band } from '../../../ui/band/band.tsx';
import type { DemoCopy } from '../../../ui/demo-label/demo-label.tsx';
import { SectionHead } from '../../../ui/section-head/section-head.tsx';
import styles from './costs.module.css';

type Column = 'name' | 'price' | 'duration' | 'text';

interface CostsProps {
  title: string;
  text: string;
  demo?: DemoCopy | undefined;
  columns: Readonly<Record<Column, string>>;
  rows: readonly Readonly<Record<Column, string>>[];
}

export function Costs({ title, text, demo, columns, rows }: CostsProps) {
  return (
    <Band aria-labelledby="costs">
      <SectionHead id="costs" title={title} text={text} demo={demo} />
      <table className={styles.table} aria-labelledby="costs">
        <thead className={styles.head}>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.duration}</th>
            <th scope="col">{columns.text}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, price, duration, text: about }) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              <td className={styles.price}>{price}</td>
              <td>{duration}</td>
              <td>{about}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
