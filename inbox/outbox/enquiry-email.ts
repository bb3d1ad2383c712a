import type { SiteConfig } from '../../contract/site-config.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { enquiryRows, minuteText } from '../form/enquiry-rows.ts';
import { escapeHtml } from '../pages/html.ts';
import { flagsText } from '../pages/labels.ts';
import type { Submission } from '../store/submissions.ts';
import type { Email } from './mail.ts';

/**
 * Builds the e-mail about an enquiry, as text and HTML. `body` 'link' leaves the visitor's words out, so that no
 * personal data leaves the machine by mail.
 */
export function enquiryEmail(
  submission: Submission,
  siteConfig: SiteConfig,
  settings: { to: string; body: 'full' | 'link'; host: string },
): Email {
  const { id, data, createdAt } = submission;
  const received = minuteText(createdAt);
  const common = { to: settings.to, messageId: `<${id}.enquiry@${settings.host}>` };
  const { enquiryEmail: copy } = siteConfig.messages;
  if (settings.body === 'link') {
    const said = fillIn(copy.bare, { time: received });
    const command = `npm run inbox -- show ${id}`;
    const code = { command: `<code>${command}</code>` };
    return {
      ...common,
      subject: fillIn(copy.bareSubject, { site: siteConfig.name }),
      text: `${said}\n\n${fillIn(copy.read, { command })}\n`,
      html: `<p>${escapeHtml(said)}</p><p>${fillIn(escapeHtml(copy.read), code)}</p>`,
    };
  }
  const rows = enquiryRows(data, siteConfig);
  const flags = flagsText(siteConfig.messages, submission.flags);
  const { replyWithin } = siteConfig;
  const notes = [
    fillIn(copy.received, { time: received, id }),
    ...(flags ? [fillIn(copy.note, { flags })] : []),
    ...(replyWithin ? [fillIn(copy.promise, { replyWithin })] : []),
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
    subject: fillIn(data.company ? copy.subjectWithCompany : copy.subject, {
      name: data.name,
      company: data.company,
    }),
    text,
    html,
  };
}
