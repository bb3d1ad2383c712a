import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './band.module.css';

interface BandProps extends ComponentProps<'section'> {
  variant?: 'plain' | 'panel';
  /** Space above and below: `none` where a neighbour brings it. */
  spacing?: 'full' | 'half' | 'none';
  tone?: string | undefined;
}

export function Band({
  variant = 'plain',
  spacing = 'full',
  tone,
  className,
  children,
  ...rest
}: BandProps) {
  return (
    <section
      className={classNames(styles.band, styles[variant], styles[spacing], className)}
      data-tone={tone}
      {...rest}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
