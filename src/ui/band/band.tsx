import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { type Head, SectionHead } from '../section-head/section-head.tsx';
import styles from './band.module.css';

interface BandProps extends ComponentProps<'section'> {
  variant?: 'plain' | 'panel';
  /** Space above and below, within a topic or before the next; `none` if a neighbour provides it. */
  spacing?: 'same' | 'next' | 'none';
  tone?: string | undefined;
  /** As wide as the window; its content keeps the margins. */
  wide?: boolean;
  /** Heading of the band, which also names it. */
  head?: Head;
}

export function Band(props: BandProps) {
  const { variant = 'plain', spacing = 'next', tone, wide, head, ...others } = props;
  const { className, children, ...rest } = others;
  return (
    <section
      className={classNames(styles.band, styles[variant], styles[spacing], className)}
      data-tone={tone}
      aria-labelledby={head?.id}
      {...rest}
    >
      {wide ? (
        children
      ) : (
        <div className="content">
          {head && <SectionHead {...head} />}
          {children}
        </div>
      )}
    </section>
  );
}
