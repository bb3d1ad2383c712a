import { classNames } from '../../lib/class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './toggle-group.module.css';

interface ToggleOption {
  value: string;
  label: string;
  icon?: IconName;
  /** Text of a status line when it is chosen. */
  status?: string;
}

interface ToggleGroupProps {
  label: string;
  name: string;
  /** The first is pressed. */
  options: readonly ToggleOption[];
  /** `chips` are separate and wrap; a `segment` is one pill. */
  variant?: 'chips' | 'segment';
}

/** Buttons, one of which is pressed; a script listens to them (features/explorer). */
export function ToggleGroup({ label, name, options, variant = 'chips' }: ToggleGroupProps) {
  return (
    <div className={classNames('cluster gap2xs', styles[variant])} role="group" aria-label={label}>
      {options.map(({ value, label, icon, status }, index) => (
        <button
          key={value}
          type="button"
          className={styles.option}
          name={name}
          value={value}
          aria-pressed={index === 0}
          data-option="aria-pressed"
          data-status={status}
        >
          {icon && <Icon name={icon} />}
          {label}
        </button>
      ))}
    </div>
  );
}
