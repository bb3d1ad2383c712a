import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './display-settings-button.module.css';

/** Opens the display settings and looks like the links beside it. Menu and footer have one each. */
export function DisplaySettingsButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      data-display-settings=""
      {...rest}
    />
  );
}
