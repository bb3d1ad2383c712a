import { BOOKING_FIELDS, type FormField } from '../../../content/schema/forms.ts';
import { Field } from '../../../ui/field/field.tsx';
import { type FieldsCopy, fieldProps } from '../../shared/field-props.ts';

const fields: readonly FormField[] = BOOKING_FIELDS;

interface GuestFieldsProps {
  copy: FieldsCopy;
  /** Typed values by field name. */
  values?: Readonly<Record<string, string>> | undefined;
}

/** Asks for the guest's details. The ids differ from those of similar fields on the page. */
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
