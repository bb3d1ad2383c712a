import { Choice } from '../../../ui/choice/choice.tsx';
import { describedBy, FieldNotes, useValidity } from '../../../ui/field/field.tsx';
import type { fieldProps } from '../../shared/field-props.ts';
import styles from './enquiry-fields.module.css';

export interface ChoiceSetProps
  extends Omit<ReturnType<typeof fieldProps>, 'options' | 'maxLength'> {
  options: readonly { label: string; disabled?: boolean; note?: string }[];
  /** Labels of the chosen options. */
  values: readonly string[];
  error: string | undefined;
}

export function ChoiceSet(props: ChoiceSetProps) {
  const { name, type, label, hint, requirement, required, options, values } = props;
  const [error, handlers] = useValidity(props.error);
  // Keeps values that were sent but are no longer on offer.
  const others = values.filter((value) => options.every((option) => option.label !== value));
  return (
    <fieldset
      id={name}
      className="container"
      aria-describedby={describedBy({ id: name, hint, error })}
      {...handlers}
    >
      <legend className="bold">
        {label}
        {required && <span className="regular"> ({requirement})</span>}
      </legend>
      <FieldNotes id={name} hint={hint} error={error} />
      <div className={`cluster gap2xs ${styles.choices}`}>
        {[...options, ...others.map((value) => ({ label: value }))].map((option) => (
          <Choice
            key={option.label}
            type={type as 'checkbox' | 'radio'}
            name={name}
            value={option.label}
            defaultChecked={values.includes(option.label)}
            // HTML cannot require one checkbox of a set; the service checks that.
            required={required && type === 'radio'}
            {...option}
          />
        ))}
      </div>
    </fieldset>
  );
}
