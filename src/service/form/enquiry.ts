import { z } from 'astro/zod';
import { CONTACT_FIELDS, type ContactField } from '../../content/schema/forms.ts';

const text = z.string().default('');
const list = z.array(z.string()).default([]);

type Shape = {
  [Field in ContactField as Field['name']]: Field extends { type: 'checkbox' }
    ? typeof list
    : typeof text;
};
const shape = Object.fromEntries(
  CONTACT_FIELDS.map(({ name, type }) => [name, type === 'checkbox' ? list : text]),
) as Shape;

/** Limits are checked only on arrival: a limit lowered later must not make a stored row unreadable. */
const enquiry = z.object({ ...shape, extra: z.record(z.string(), z.string()).default({}) });

export type Enquiry = z.infer<typeof enquiry>;

/** Parses stored or posted values. Fields that the form no longer has are kept in `extra`. */
export function parseEnquiry(values: Record<string, unknown>): Enquiry {
  const former = Object.entries(values).filter(
    ([name, value]) => !Object.hasOwn(enquiry.shape, name) && value !== '',
  );
  const extra = Object.fromEntries(
    former.map(([name, value]) => [name, [value].flat().join(', ')]),
  );
  return enquiry.parse({ ...values, extra: { ...extra, ...Object(values.extra) } });
}

export const answerText = (data: Enquiry, name: ContactField['name']): string =>
  [data[name]].flat().join(', ');
