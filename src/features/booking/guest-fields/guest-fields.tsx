import { BOOKING_FIELDS, type FormField } from '../../../content/schema/forms.ts';
import { Field } from '../../../ui/field/field.tsx';

type FieldName = (typeof BOOKING_FIELDS)[number]['name'];
export type GuestLabels = Readonly<Record<FieldName, { label: string; requirement: string }>>;

export const guestFields: readonly (FormField & { name: FieldName })[] = BOOKING_FIELDS;

/** Asks who books. @param prefix of the names, for a form in a page that has such fields already */
export function GuestFields({ labels, prefix = '' }: { labels: GuestLabels; prefix?: string }) {
  return guestFields.map(({ name, type, limit, required, autocomplete }) => (
    <Field
      key={name}
      name={prefix + name}
      {...labels[name]}
      type={type}
      required={required}
      autoComplete={autocomplete ?? 'off'}
      maxLength={limit}
      rows={type === 'textarea' ? 3 : undefined}
    />
  ));
}
