import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './field.module.css';

interface FieldTexts {
  /** Name of the control, and its id unless one is given. */
  name: string;
  label: string;
  hint?: string;
  requirement?: string;
  /** Error message; empty if the error is explained elsewhere. */
  error?: string | undefined;
}

interface FieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'name' | 'ref' | `on${string}`> {
  /** As in HTML, `textarea`, or `select`, which offers `options` and an empty option. */
  type?: string;
  options?: readonly string[] | undefined;
}

/** A labelled field with its hint. Passes attributes to the element it wraps; the browser validates it. */
export function Field(props: FieldProps) {
  const { name, label, hint, requirement, error: said, type, options = [], ...others } = props;
  const { id = name, className, maxLength, ...rest } = others;
  const [error, handlers] = useValidity(said);
  const control = {
    ...rest,
    ...handlers,
    id,
    name,
    dir: type?.startsWith('text') ? 'auto' : undefined,
    className: classNames(styles.control, className),
    'aria-describedby': describedBy({ id, hint, error }),
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <div className={styles.field}>
      <label className="bold" htmlFor={id}>
        {label}
        {requirement && <span className="regular"> ({requirement})</span>}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {type === 'select' ? (
        <select {...(control as ComponentProps<'select'>)}>
          <option value="" />
          {/* Keeps a value that was sent but is no longer on offer. */}
          {[...new Set([...options, String(rest.defaultValue ?? '')])]
            .filter(Boolean)
            .map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
        </select>
      ) : type === 'textarea' ? (
        // No `maxlength`, which cuts a long text silently; the service reports that it is too long.
        <textarea {...control} />
      ) : (
        <input {...control} type={type} maxLength={maxLength} />
      )}
    </div>
  );
}

/** Returns the browser's message for a field that it refused to send, whose bubble lasts only seconds, else `error`. */
export function useValidity(error: string | undefined) {
  const [message, setMessage] = useState('');
  const show = ({ target }: SyntheticEvent) =>
    setMessage((target as HTMLInputElement).validationMessage);
  const update = message ? show : undefined;
  return [message || error, { onInvalid: show, onInput: update, onBlur: update }] as const;
}

type Notes = { id: string; hint?: string | undefined; error?: string | undefined };

export const describedBy = ({ id, hint, error }: Notes) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

export function FieldNotes({ id, hint, error }: Notes) {
  return (
    // Separate element, so that no error is inserted next to a field that an extension may have moved.
    <div className={styles.notes}>
      {hint && (
        <p className="caption" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={`bold snug ${styles.error}`} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

export function SelectField({ label, id, ...rest }: ComponentProps<'select'> & { label: string }) {
  return (
    <div className={styles.field}>
      <label className="bold" htmlFor={id}>
        {label}
      </label>
      <select className={styles.control} id={id} {...rest} />
    </div>
  );
}
