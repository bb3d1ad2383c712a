/** A form field, wherever the form is shown, checked or written about. The content has its label and hint under its name. */
export interface FormField {
  name: string;
  /** As in HTML; `checkbox` takes any number of the options that the content names, `radio` and `select` one of them. */
  type: 'text' | 'email' | 'tel' | 'url' | 'checkbox' | 'radio' | 'select' | 'textarea';
  /** Maximum number of characters, per value. */
  limit: number;
  required?: boolean;
  /** HTML autofill token; without one browsers are told to offer nothing. */
  autocomplete?: string;
  /** Other names of the field in forms written for another service. */
  aliases?: readonly string[];
  /** Flag of an enquiry whose answer is not among the options. */
  unknownFlag?: string;
}

/** In the order of the form. One more entry is one more field, everywhere. */
export const CONTACT_FIELDS = [
  { name: 'name', type: 'text', limit: 200, required: true, autocomplete: 'name' },
  { name: 'company', type: 'text', limit: 200, autocomplete: 'organization' },
  {
    name: 'email',
    type: 'email',
    limit: 254,
    required: true,
    autocomplete: 'email',
    aliases: ['_replyto', 'replyto'],
  },
  { name: 'phone', type: 'tel', limit: 200, autocomplete: 'tel' },
  { name: 'interests', type: 'checkbox', limit: 200, unknownFlag: 'interest_unknown' },
  { name: 'budget', type: 'radio', limit: 200, unknownFlag: 'budget_unknown' },
  { name: 'message', type: 'textarea', limit: 20_000, required: true },
] as const satisfies readonly FormField[];

/** Fields about the person who books, in the order of the form. The time is not among them; none is a choice. */
export const BOOKING_FIELDS = [
  { name: 'name', type: 'text', limit: 200, required: true, autocomplete: 'name' },
  { name: 'email', type: 'email', limit: 254, required: true, autocomplete: 'email' },
  { name: 'note', type: 'textarea', limit: 2_000 },
] as const satisfies readonly (FormField & {
  type: Exclude<FormField['type'], 'checkbox' | 'radio'>;
})[];

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Returns true if the answer is a set of radio buttons or checkboxes. */
export const isChoice = ({ type }: FormField): boolean => type === 'checkbox' || type === 'radio';

/** Returns true if the content lists `options` for the answer beside the field's label. */
export const hasOwnOptions = (field: FormField): boolean =>
  (isChoice(field) || field.type === 'select') && !['interests', 'budget'].includes(field.name);

/** Returns the name of a field as a label, for content without one. */
export const defaultLabel = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
