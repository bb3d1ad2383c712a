import { BOOKING_FIELDS, type FormField } from '../../../content/schema/forms.ts';
import { Field } from '../../../ui/field/field.tsx';
import { type FieldsCopy, fieldProps } from '../../shared/field-props.ts';

const fields: readonly FormField[] = BOOKING_FIELDS;

interface GuestFieldsProps {
  copy: FieldsCopy;
  /** What was typed, by the names of the fields. */
  values?: Readonly<Record<string, string>> | undefined;
}

/** Asks who books. The page may have such fields already: the ids are others. */
export function GuestFields({ copy, values }: GuestFieldsProps) {
  return fields.map((field) => (
    <Field
      key={field.name}
      id={`booking-${field.name}`}
      defaultValue={values?.[field.name]}
      {...fieldProps(field, copy)}
      autoComplete={field.autocomplete ?? 'off'}
      rows={field.type === 'textarea' ? 3 : undefined}
    />
  ));
}
