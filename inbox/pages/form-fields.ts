import type { Facts } from '../facts.ts';
import type { FieldError } from '../form/refusal.ts';
import type { SubmissionData } from '../store/submission-data.ts';
import { escapeHtml } from './html.ts';
import { fieldErrorText, fieldLabel } from './texts.ts';

/** What a visitor had typed, with what the form carries besides. */
export interface Draft {
  data: SubmissionData;
  next: string;
  id: string;
}

const TYPES: Record<string, string> = { email: 'email', phone: 'tel' };
const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  company: 'organization',
  email: 'email',
  phone: 'tel',
};
const REQUIRED = new Set(['name', 'email', 'message']);

/** Takes what was typed and what is wrong with it, gives the form again, filled in. */
export function formFields(draft: Draft, facts: Facts, errors: FieldError[]): string {
  const { data } = draft;
  const extra = Object.entries(data.extra).map(([name, value]) => hidden(name, value));
  const parts = [
    hidden('_next', draft.next),
    hidden('_id', draft.id),
    ...extra,
    input('name', data.name, errors),
    input('company', data.company, errors),
    input('email', data.email, errors),
    input('phone', data.phone, errors),
    choices('Interests', 'checkbox', 'interests', facts.interests, data.interests),
    choices('Budget', 'radio', 'budget', facts.budgets, [data.budget]),
    labelled('message', errors, (attributes) => {
      // The first line break after <textarea> is swallowed by the parser, so one is given away.
      return `<textarea ${attributes} rows="8">\n${escapeHtml(data.message)}</textarea>`;
    }),
    '<button type="submit">Send it</button>',
  ];
  const inner = parts.filter((part) => part !== '').join('\n');
  return `<form method="post" enctype="multipart/form-data" action="/f/contact">\n${inner}\n</form>`;
}

function hidden(name: string, value: string): string {
  if (value === '') return '';
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

function input(field: string, value: string, errors: FieldError[]): string {
  return labelled(field, errors, (attributes) => {
    const type = TYPES[field] ?? 'text';
    const complete = AUTOCOMPLETE[field] ?? 'off';
    return `<input ${attributes} type="${type}" autocomplete="${complete}" value="${escapeHtml(value)}">`;
  });
}

function labelled(
  field: string,
  errors: FieldError[],
  control: (attributes: string) => string,
): string {
  const error = errors.find((entry) => entry.field === field);
  const needed = REQUIRED.has(field);
  const attributes = [
    `id="${field}" name="${field}"`,
    needed ? 'required' : '',
    error ? `aria-invalid="true" aria-describedby="${field}-error"` : '',
  ];
  const label = `<label for="${field}">${fieldLabel(field)}${needed ? '' : ' (optional)'}</label>`;
  const words = error
    ? `<span class="error" id="${field}-error">${escapeHtml(fieldErrorText(error))}</span>`
    : '';
  return `${label}\n${words}${control(attributes.filter((part) => part !== '').join(' '))}`;
}

/** Values that are not on offer are kept too: what somebody sent is not ours to drop. */
function choices(
  legend: string,
  type: 'checkbox' | 'radio',
  field: string,
  offered: string[],
  chosen: string[],
): string {
  const all = [...new Set([...offered, ...chosen])].filter((value) => value !== '');
  if (all.length === 0) return '';
  const items = all.map((value) => {
    const checked = chosen.includes(value) ? ' checked' : '';
    const text = escapeHtml(value);
    return `<label class="choice"><input type="${type}" name="${field}" value="${text}"${checked}>${text}</label>`;
  });
  return `<fieldset id="${field}"><legend>${legend} (optional)</legend>\n${items.join('\n')}\n</fieldset>`;
}
