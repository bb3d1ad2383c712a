import { enquiryRows, minuteText } from '../enquiry-rows.ts';
import type { Facts } from '../facts.ts';
import { escapeHtml } from '../pages/html.ts';
import type { Submission } from '../store/submissions.ts';
import type { Letter } from './mail.ts';

const FLAG_TEXTS: Record<string, string> = {
  interest_unknown: 'names an interest that is not on the form',
  budget_unknown: 'names a budget that is not on the form',
  links: 'holds many links',
  too_fast: 'was sent within three seconds of opening the form',
  no_origin: 'was sent without a browser’s origin',
  honeypot: 'fills in a field that people do not see',
  flood: 'came while more enquiries arrived than the site usually gets',
};

/** Takes a flag, gives what is odd about the enquiry, to follow 'this enquiry'. */
export const flagText = (flag: string) => FLAG_TEXTS[flag] ?? flag;

/**
 * Takes an enquiry, gives the letter about it, as text and as HTML. `body` 'link' leaves the
 * visitor's words out, so that no personal data leaves the machine by mail.
 */
export function enquiryLetter(
  submission: Submission,
  facts: Facts,
  settings: { to: string; body: 'full' | 'link'; host: string },
): Letter {
  const { id, data, createdAt } = submission;
  const received = minuteText(createdAt);
  const common = { to: settings.to, messageId: `<${id}.enquiry@${settings.host}>` };
  if (settings.body === 'link') {
    const text = `A new enquiry came in at ${received} UTC.\n\nRead it with: npm run inbox -- show ${id}\n`;
    const html = `<p>A new enquiry came in at ${received} UTC.</p><p>Read it with: <code>npm run inbox -- show ${id}</code></p>`;
    return { ...common, subject: `New enquiry at ${facts.name}`, text, html };
  }
  const rows = enquiryRows(data);
  const flags = submission.flags.map(flagText);
  const notes = [
    `Received ${received} UTC, number ${id}.`,
    ...(flags.length > 0 ? [`Note: this enquiry ${flags.join(', ')}.`] : []),
    ...(facts.replyBy ? [`The site promises an answer ${facts.replyBy}.`] : []),
  ];
  const list = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const text = `${list}\n\n${data.message}\n\n-- \n${notes.join('\n')}\n`;
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const message = escapeHtml(data.message).replaceAll('\n', '<br>');
  const html = `<table cellpadding="4">${cells.join('')}</table>
<p>${message}</p>
<hr>
<p>${notes.map(escapeHtml).join('<br>')}</p>`;
  return {
    ...common,
    replyTo: { name: data.name, address: data.email },
    subject: `New enquiry from ${data.name}${data.company ? `, ${data.company}` : ''}`,
    text,
    html,
  };
}
