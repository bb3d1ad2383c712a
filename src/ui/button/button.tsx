import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './button.module.css';

type ButtonTone = 'action' | 'ink' | 'outline';

interface Look {
  /** `action` is the page's main call to action, `ink` the everyday button, `outline` the second choice. */
  tone?: ButtonTone;
  /** An icon after the label. */
  icon?: IconName;
}

/** A link that looks like a button: it goes somewhere. Takes every attribute of `<a>`. */
export function ButtonLink({
  tone = 'ink',
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<'a'> & { href: string }) {
  return (
    <a className={classNames(styles.button, styles[tone], className)} {...rest}>
      {children}
      {icon && <Icon name={icon} />}
    </a>
  );
}

/** A button: it does something here. Takes every attribute of `<button>`. */
export function Button({
  tone = 'ink',
  icon,
  type = 'button',
  className,
  children,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button type={type} className={classNames(styles.button, styles[tone], className)} {...rest}>
      {children}
      {icon && <Icon name={icon} />}
    </button>
  );
}
