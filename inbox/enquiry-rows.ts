import { fieldLabel } from './pages/texts.ts';
import type { SubmissionData } from './store/submission-data.ts';

/** Takes an instant in ms, gives day and minute in UTC, such as `2026-06-01 08:30`. */
export const minuteText = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 16);

/**
 * Takes what a visitor wrote, gives label and text of everything that was filled in, in the
 * form's order and as it was typed. The message is not among them: it wants a place of its own.
 */
export function enquiryRows(data: SubmissionData): [label: string, text: string][] {
  const { name, company, email, phone, interests, budget } = data;
  const fields = { name, company, email, phone, interests: interests.join(', '), budget };
  const rows = Object.entries(fields).map(([field, text]): [string, string] => [
    fieldLabel(field),
    text,
  ]);
  return [...rows, ...Object.entries(data.extra)].filter(([, text]) => text !== '');
}
