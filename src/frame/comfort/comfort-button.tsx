import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './comfort-button.module.css';

/** Opens the comfort panel and looks like the links beside it. Menu and footer have one each. */
export function ComfortButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      data-comfort=""
      {...rest}
    />
  );
}
