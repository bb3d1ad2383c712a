import type { ComponentType } from 'react';
import { Band } from '../../ui/band/band.tsx';
import styles from './steps.module.css';

/** Decoration beside steps; undefined without the file. */
const [StepsScene] = Object.values(
  import.meta.glob<ComponentType<{ steps: number }>>(
    '../../demo/drawings/layer-cake/layer-cake.tsx',
    { eager: true, import: 'default' },
  ),
);

interface StepsProps {
  id: string;
  title: string;
  lead?: string;
  text?: string | undefined;
  /** The id is shown before the title, such as "STEP 1" or "01". */
  items: readonly {
    id: string;
    title: string;
    description: string;
    link?: { label: string; href: string };
  }[];
  emptyText?: string;
}

/** A method: its heading stays in view while the steps scroll. */
export function Steps({ id, title, lead, text, items, emptyText }: StepsProps) {
  const hasScene = StepsScene && items.length > 0;
  return (
    <Band aria-labelledby={id}>
      <div className={`split ${styles.layout}`} data-steps={hasScene ? '' : undefined}>
        <div className="sticky">
          <h2 id={id}>{title}</h2>
          {lead && <p className={`large bold ${styles.lead}`}>{lead}</p>}
          {text && <p className={`soft shortMeasure ${styles.text}`}>{text}</p>}
          {hasScene && <StepsScene steps={items.length} />}
        </div>
        {items.length > 0 ? (
          <ol className="ruled">
            {items.map(({ id: marker, title: heading, description, link }) => (
              <li key={marker} className={styles.step} data-reveal="">
                <p className={styles.marker}>{marker}</p>
                <div>
                  <h3 className="titleSize">{heading}</h3>
                  <p className={`measure soft ${styles.description}`}>
                    {description} {link && <a href={link.href}>{link.label}</a>}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        ) : (
          <p className={`soft shortMeasure ${styles.text}`}>{emptyText}</p>
        )}
      </div>
    </Band>
  );
}
