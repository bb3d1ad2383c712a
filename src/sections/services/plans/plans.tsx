import { Band } from '../../../ui/band/band.tsx';
import type { Head } from '../../../ui/section-head/section-head.tsx';
import styles from './plans.module.css';

type Detail = 'included' | 'excluded' | 'team';

interface PlansProps extends Head {
  tone: string;
  labels: Readonly<Record<Detail, string>>;
  items: readonly Readonly<Record<Detail | 'price' | 'name' | 'duration', string>>[];
  terms: readonly { name: string; text: string; link?: { label: string; href: string } }[];
}

const details = ['included', 'excluded', 'team'] as const;

/** Price plans, one card each, and answers to clients' first questions. */
export function Plans({ tone, labels, items, terms, ...head }: PlansProps) {
  return (
    <Band variant="panel" tone={tone} head={head}>
      <ul className={styles.plans}>
        {items.map((plan) => (
          <li key={plan.name} className={styles.plan} data-reveal="">
            <h3>
              <strong className={styles.price}>{plan.price}</strong>
              {` ${plan.name}`}
            </h3>
            <p className={styles.duration}>{plan.duration}</p>
            <dl>
              {details.map((detail) => (
                <div key={detail} className={styles.detail}>
                  <dt className="bold">{labels[detail]}</dt> <dd>{plan[detail]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <dl className={styles.plans}>
        {terms.map(({ name, text: answer, link }) => (
          <div key={name} className={styles.detail}>
            <dt className="bold">{name}</dt>{' '}
            <dd>
              {answer} {link && <a href={link.href}>{link.label}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
