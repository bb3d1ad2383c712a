import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './script-button.module.css';

/** Looks like a link. It is not shown before its script has marked it as `data-ready`. */
export function ScriptButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={classNames(styles.button, className)} {...rest} />;
}
