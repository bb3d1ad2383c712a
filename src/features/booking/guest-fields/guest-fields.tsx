import { BOOKING_FIELDS, type FormField } from '../../../content/schema/forms.ts';
import { Field } from '../../../ui/field/field.tsx';
import { type FieldsCopy, fieldProps } from '../../shared/field-props.ts';

const fields: readonly FormField[] = BOOKING_FIELDS;

/** Asks who books. @param prefix of the names, for a form in a page that has such fields already */
export function GuestFields({ copy, prefix = '' }: { copy: FieldsCopy; prefix?: string }) {
  return fields.map((field) => (
    <Field
      key={field.name}
      name={prefix + field.name}
      {...fieldProps(field, copy)}
      autoComplete={field.autocomplete ?? 'off'}
      rows={field.type === 'textarea' ? 3 : undefined}
    />
  ));
}
