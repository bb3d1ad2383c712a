import type { FormField } from '../../../content/schema/forms.ts';
import { Choice } from '../../../ui/choice/choice.tsx';
import { describedBy, FieldNotes, useValidity } from '../../../ui/field/field.tsx';
import styles from './enquiry-fields.module.css';

interface ChoiceSetProps {
  field: FormField;
  label: string;
  hint: string;
  /** Said after the label of a field that must be filled in. */
  requirement: string;
  options: readonly { label: string; disabled: boolean; note?: string }[];
  /** What the visitor had chosen. */
  values: readonly string[];
  error: string | undefined;
}

/** A field that is answered by choosing: radio buttons or checkboxes. */
export function ChoiceSet(props: ChoiceSetProps) {
  const { field, label, hint, requirement, options, values } = props;
  const [error, handlers] = useValidity(props.error);
  const { name, type, required } = field;
  // What was sent is kept, also where it is no longer on offer.
  const others = values.filter((value) => options.every((option) => option.label !== value));
  return (
    <fieldset
      id={name}
      className={styles.set}
      aria-describedby={describedBy({ id: name, hint, error })}
      {...handlers}
    >
      <legend className={styles.legend}>
        {label}
        {required && <span className={styles.requirement}> ({requirement})</span>}
      </legend>
      <FieldNotes id={name} hint={hint} error={error} />
      <div className={`cluster ${styles.choices}`}>
        {[...options, ...others.map((value) => ({ label: value, disabled: false }))].map(
          (option) => (
            <Choice
              key={option.label}
              type={type as 'checkbox' | 'radio'}
              name={name}
              value={option.label}
              defaultChecked={values.includes(option.label)}
              // Of a set of checkboxes HTML can only require each; the service checks those.
              required={required && type === 'radio'}
              {...option}
            />
          ),
        )}
      </div>
    </fieldset>
  );
}
