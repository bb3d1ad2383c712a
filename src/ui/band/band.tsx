import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './band.module.css';

interface BandProps extends ComponentProps<'section'> {
  variant?: 'plain' | 'panel';
  /** Space above and below, by how new the thought is; `none` where a neighbour brings it. */
  spacing?: 'same' | 'next' | 'none';
  tone?: string | undefined;
  /** As wide as the window: what is in it keeps the margins. */
  wide?: boolean;
}

export function Band({
  variant = 'plain',
  spacing = 'next',
  tone,
  wide = false,
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
      {wide ? children : <div className={styles.inner}>{children}</div>}
    </section>
  );
}
