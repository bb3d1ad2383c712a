import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './script-button.module.css';

/** Looks like a link. Its script shows it, because without one it does nothing. */
export function ScriptButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={classNames(styles.button, className)} hidden {...rest} />;
}
