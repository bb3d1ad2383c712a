import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './display-settings-button.module.css';

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
