import type { ComponentProps } from 'react';
import styles from './field.module.css';

interface FieldBase {
  name: string;
  label: string;
  hint?: string;
  /** Said after the label, such as "needed" or "optional". */
  requirement?: string;
  /** What is wrong with the value; empty where that is said elsewhere. */
  error?: string | undefined;
}

type InputFieldProps = FieldBase & { multiline?: false } & Omit<ComponentProps<'input'>, 'name'>;
type TextFieldProps = FieldBase & { multiline: true } & Omit<ComponentProps<'textarea'>, 'name'>;

/** A labelled text field with its hint. Takes every attribute of the element it wraps; validation is the browser's. */
export function Field(props: InputFieldProps | TextFieldProps) {
  const { name, label, hint, requirement, error } = props;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    className: styles.control,
    'aria-describedby': described || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label}
        {requirement && <span className={styles.requirement}> ({requirement})</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${name}-error`}>
          {error}
        </p>
      )}
      {renderControl(props, shared)}
    </div>
  );
}

/** The element itself: what is left of the props after the field's own have been taken out. */
function renderControl(props: InputFieldProps | TextFieldProps, shared: object) {
  if (props.multiline) {
    const { name, label, hint, requirement, error, multiline, ...rest } = props;
    return <textarea {...rest} {...shared} />;
  }
  const { name, label, hint, requirement, error, multiline, ...rest } = props;
  return <input {...rest} {...shared} />;
}
