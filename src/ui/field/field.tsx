import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

interface FieldTexts {
  /** Name of the control and base of the ids of its hint and error. */
  name: string;
  label: string;
  hint?: string;
  requirement?: string;
  /** What is wrong with the value; empty where that is said elsewhere. */
  error?: string | undefined;
}

interface FieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'name' | 'ref' | `on${string}`> {
  /** As in HTML, `textarea`, or `select`, which offers `options` and an empty one. */
  type?: string;
  options?: readonly string[] | undefined;
}

/** A labelled field with its hint. Takes the attributes of the element it wraps; validation is the browser's. */
export function Field(props: FieldProps) {
  const { name, label, hint, requirement, error, type, options = [], maxLength, ...rest } = props;
  const control = {
    ...rest,
    id: name,
    name,
    className: styles.control,
    'aria-describedby': describedBy({ name, hint, error }),
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label}
        {requirement && <span className={styles.requirement}> ({requirement})</span>}
      </label>
      <FieldNotes name={name} hint={hint} error={error} />
      {type === 'select' ? (
        <select {...(control as ComponentProps<'select'>)}>
          <option value="" />
          {/* What was sent is kept, also where it is no longer on offer. */}
          {[...new Set([...options, String(rest.defaultValue ?? '')])]
            .filter(Boolean)
            .map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
        </select>
      ) : type === 'textarea' ? (
        // Without a `maxlength`, which cuts a long text without a word; the service says when it is too long.
        <textarea {...control} />
      ) : (
        <input {...control} type={type} maxLength={maxLength} />
      )}
    </div>
  );
}

type Notes = Pick<FieldTexts, 'name' | 'error'> & { hint?: string | undefined };

export const describedBy = ({ name, hint, error }: Notes) =>
  [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;

export function FieldNotes({ name, hint, error }: Notes) {
  return (
    // An element of its own: an error comes in beside no field that an extension may have moved.
    <div className={styles.notes}>
      {hint && (
        <p className="caption" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface SelectFieldProps extends ComponentProps<'select'> {
  id: string;
  label: string;
  children: ReactNode;
}

export function SelectField({ label, id, ...rest }: SelectFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select className={styles.control} id={id} {...rest} />
    </div>
  );
}
