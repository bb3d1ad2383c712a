import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './button.module.css';

type ButtonVariant = 'action' | 'ink' | 'outline';

interface ButtonOptions {
  /** `action` is the page's main call to action, `ink` the everyday button, `outline` the secondary one. */
  variant?: ButtonVariant;
  icon?: IconName;
}

export function ButtonLink({
  variant = 'ink',
  icon,
  className,
  children,
  ...rest
}: ButtonOptions & ComponentProps<'a'> & { href: string }) {
  return (
    <a className={classNames(styles.button, styles[variant], 'screen-only', className)} {...rest}>
      {children}
      {icon && <Icon name={icon} />}
    </a>
  );
}

export function Button({
  variant = 'ink',
  icon,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonOptions & ComponentProps<'button'>) {
  return (
    <button type={type} className={classNames(styles.button, styles[variant], className)} {...rest}>
      {children}
      {icon && <Icon name={icon} />}
    </button>
  );
}
