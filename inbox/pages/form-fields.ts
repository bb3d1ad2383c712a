import type { Enquiry } from '../../contract/enquiry.ts';
import type { SiteConfig } from '../../contract/site-config.ts';
import { CONTACT_FIELDS, type FormField, isChoice } from '../../src/content/schema/forms.ts';
import type { FieldError } from '../http/http-error.ts';
import { escapeHtml } from './html.ts';
import { fieldErrorText, fieldLabel } from './labels.ts';

/** What a visitor had typed, with what the form carries besides. */
export interface Draft {
  data: Enquiry;
  next: string;
  id: string;
}

/** Builds the form again, filled in with what was typed and what is wrong with it. */
export function formFields(draft: Draft, site: SiteConfig, errors: FieldError[]): string {
  const fields = CONTACT_FIELDS.map((field) => {
    const value = draft.data[field.name];
    if (isChoice(field)) return choices(field, [value].flat(), site);
    return formField(field, String(value), site, errors);
  });
  const parts = [
    hidden('_next', draft.next),
    hidden('_id', draft.id),
    ...fields,
    `<button type="submit">${escapeHtml(site.messages.form.submit)}</button>`,
  ];
  const inner = parts.filter((part) => part !== '').join('\n');
  return `<form method="post" enctype="multipart/form-data" action="${site.folder}/f/contact">\n${inner}\n</form>`;
}

function hidden(name: string, value: string): string {
  if (value === '') return '';
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

/** Builds a field that is typed into, with its label and its text. */
export function formField(
  { name, type, limit, required, autocomplete = 'off' }: FormField,
  value: string,
  site: SiteConfig,
  errors: FieldError[] = [],
): string {
  const error = errors.find(({ field }) => field === name);
  const attributes = [
    `id="${name}" name="${name}" maxlength="${limit}"`,
    required ? ' required' : '',
    error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '',
  ].join('');
  const optional = required ? '' : optionalText(site);
  const label = `<label for="${name}">${escapeHtml(fieldLabel(site, name))}${optional}</label>`;
  const said = error
    ? `<span class="error" id="${name}-error">${escapeHtml(fieldErrorText(site, error))}</span>`
    : '';
  const text = escapeHtml(value);
  const control =
    type === 'textarea'
      ? // The first line break after <textarea> is swallowed by the parser, so one is given away.
        `<textarea ${attributes} rows="8">\n${text}</textarea>`
      : `<input ${attributes} type="${type}" autocomplete="${autocomplete}" value="${text}">`;
  return `${label}\n${said}${control}`;
}

const optionalText = ({ messages }: SiteConfig) => ` (${escapeHtml(messages.form.optional)})`;

/** Values that are not on offer are kept too: what somebody sent is not ours to drop. */
function choices({ name, type }: FormField, chosen: string[], site: SiteConfig): string {
  const all = [...new Set([...(site.options[name] ?? []), ...chosen])].filter(Boolean);
  if (all.length === 0) return '';
  const items = all.map((value) => {
    const checked = chosen.includes(value) ? ' checked' : '';
    const text = escapeHtml(value);
    return `<label class="choice"><input type="${type}" name="${name}" value="${text}"${checked}>${text}</label>`;
  });
  const legend = `${escapeHtml(fieldLabel(site, name))}${optionalText(site)}`;
  return `<fieldset id="${name}"><legend>${legend}</legend>\n${items.join('\n')}\n</fieldset>`;
}
