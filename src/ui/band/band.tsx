import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './band.module.css';

interface BandProps extends ComponentProps<'section'> {
  /** `cream` continues the page; `ink` and `ground` are rounded slabs of colour. */
  tone?: 'cream' | 'ink' | 'ground';
  /** Air above and below: `none` where a neighbour brings it. */
  air?: 'full' | 'half' | 'none';
  /** The ground colour of a `ground` band. */
  ground?: string | undefined;
}

/** One horizontal band of a page: page width inside, colour outside, generous air. */
export function Band({
  tone = 'cream',
  air = 'full',
  ground,
  className,
  children,
  ...rest
}: BandProps) {
  return (
    <section
      className={classNames(styles.band, styles[tone], styles[air], className)}
      data-tone={tone === 'ink' ? 'ink' : undefined}
      data-ground={ground}
      {...rest}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
