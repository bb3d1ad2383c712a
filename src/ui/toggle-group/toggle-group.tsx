import { classNames } from '../../lib/class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './toggle-group.module.css';

interface ToggleOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
}

interface ToggleGroupProps<Value extends string> {
  /** Names the group for those who do not see it. */
  label: string;
  options: readonly ToggleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `chips` stand alone and wrap; a `segment` is one pill. */
  look?: 'chips' | 'segment';
}

/** Buttons of which one is pressed. Their `data-option` lets CSS choose before React wakes. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  look = 'chips',
}: ToggleGroupProps<Value>) {
  return (
    <div className={classNames(styles.group, styles[look])} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === value}
          data-option={option.value}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
