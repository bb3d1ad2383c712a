import { Band } from '../../../ui/band/band.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { MobileDisclosure } from '../../../ui/mobile-disclosure/mobile-disclosure.tsx';
import styles from './tech-stack.module.css';

interface TechStackProps {
  id: string;
  features: { title: string; items: readonly string[] };
  stack: { title: string; items: Record<string, readonly string[]> };
}

/** Features of a project, and its technologies if there are any. */
export function TechStack({ id, features, stack }: TechStackProps) {
  const hasFeatures = features.items.length > 0;
  const hasStack = Object.keys(stack.items).length > 0;
  if (!hasFeatures && !hasStack) return null;
  return (
    <Band aria-labelledby={id}>
      <div className={`split ${styles.layout}`}>
        {hasFeatures && (
          <div>
            <h2 id={id} className={styles.title}>
              {features.title}
            </h2>
            <ul className="ruled">
              {features.items.map((feature) => (
                <li key={feature} className={`snug ${styles.feature}`}>
                  <Icon name="check" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        )}
        {hasStack && (
          <div className={styles.stack}>
            <MobileDisclosure title={<h2 className="titleSize">{stack.title}</h2>}>
              <dl className={styles.rows}>
                {Object.entries(stack.items).map(([category, names]) => (
                  <div key={category} className={`snug ${styles.row}`}>
                    <dt className="bold">{category}</dt>
                    <dd className="soft">{names.join(', ')}</dd>
                  </div>
                ))}
              </dl>
            </MobileDisclosure>
          </div>
        )}
      </div>
    </Band>
  );
}
