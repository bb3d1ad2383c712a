import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './band.module.css';

interface BandProps extends ComponentProps<'section'> {
  /** `plain` continues the page; `panel` is a rounded surface in the colour of its tone. */
  variant?: 'plain' | 'panel';
  /** Space above and below: `none` where a neighbour brings it. */
  spacing?: 'full' | 'half' | 'none';
  /** A name of `data-tone` in theme/tokens.css; `ink` is the dark one. */
  tone?: string | undefined;
}

/** One section of a page over its whole width, with its content as wide as the page. */
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
