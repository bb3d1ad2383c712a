import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './button.module.css';

interface ButtonOptions {
  /** `action` is the page's main call to action, `ink` the everyday button, `outline` the secondary one. */
  variant?: 'action' | 'ink' | 'outline';
  icon?: IconName;
}

export function ButtonLink(props: ButtonOptions & ComponentProps<'a'> & { href: string }) {
  const { variant = 'ink', icon, className, children, ...rest } = props;
  return (
    <a className={classNames(styles.button, styles[variant], 'screen-only', className)} {...rest}>
      {children}
      {icon && <Icon name={icon} />}
    </a>
  );
}

export function Button(props: ButtonOptions & ComponentProps<'button'>) {
  const { variant = 'ink', icon, type = 'button', className, children, ...rest } = props;
  return (
    <button type={type} className={classNames(styles.button, styles[variant], className)} {...rest}>
      {children}
      {icon && <Icon name={icon} />}
    </button>
  );
}
