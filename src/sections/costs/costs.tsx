import { Band } from '../../ui/band/band.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { DemoCopy } from '../../ui/demo-label/demo-label.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import styles from './costs.module.css';

type Column = 'name' | 'price' | 'duration' | 'text';

interface CostsProps {
  id: string;
  title: string;
  text: string;
  demo?: DemoCopy | undefined;
  columns: Readonly<Record<Column, string>>;
  /** What has a page of its own links to it. */
  rows: readonly (Readonly<Record<Column, string>> & { href?: string })[];
  more?: { label: string; href: string };
}

/** What orders cost and how long they take, as a table; on a phone, one below the other. */
export function Costs({ id, title, text, demo, columns, rows, more }: CostsProps) {
  if (rows.length === 0) return null;
  return (
    <Band aria-labelledby={id}>
      <SectionHead id={id} title={title} text={text} demo={demo}>
        {more && (
          <p>
            <ButtonLink href={more.href} variant="outline" icon="arrowRight">
              {more.label}
            </ButtonLink>
          </p>
        )}
      </SectionHead>
      <table className={styles.table} aria-labelledby={id}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.duration}</th>
            <th scope="col">{columns.text}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, price, duration, text: about, href }) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.name}>
                {href ? <a href={href}>{name}</a> : name}
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
