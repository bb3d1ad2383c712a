import { defaultLabel, type FormField } from '../../content/schema/forms.ts';
import type { ContactCopy } from '../../content/schema/pages/contact.ts';

/** Texts for the fields of a form. */
export type FieldsCopy = Pick<ContactCopy['form'], 'required' | 'optional' | 'fields'>;

/** Returns the props of a field from its definition and texts. */
export function fieldProps({ name, type, limit, required }: FormField, copy: FieldsCopy) {
  const texts = copy.fields[name];
  return {
    name,
    label: texts?.label ?? defaultLabel(name),
    hint: texts?.hint ?? '',
    requirement: required ? copy.required : copy.optional,
    type,
    options: texts && 'options' in texts ? texts.options : [],
    required,
    maxLength: limit,
  };
}
