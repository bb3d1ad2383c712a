import type { Facts } from '../facts.ts';
import type { Refusal } from '../form/refusal.ts';
import type { HttpReply } from '../http.ts';
import { type Draft, formFields } from './form-fields.ts';
import { escapeHtml, htmlPage } from './html.ts';
import { fieldErrorText, REFUSALS } from './texts.ts';

/**
 * Takes a refusal, the site's facts and what the visitor had typed (when it could be read),
 * gives the page: what happened, what to do, and the form refilled so that nothing is retyped.
 * The error summary follows WCAG 2.2 techniques G139 and H90.
 */
export function refusalPage(
  refusal: Refusal,
  facts: Facts,
  site: string,
  draft: Draft | null,
  formAction: string[],
): HttpReply {
  const text = REFUSALS[refusal.code] ?? REFUSALS.malformed;
  const contact = escapeHtml(`${site}${facts.contactPath}`);
  const parts = [refusal.errors.length > 0 ? summary(refusal, text?.text ?? '') : ''];
  if (refusal.errors.length === 0) parts.push(`<p>${escapeHtml(text?.text ?? '')}</p>`);
  const wait = refusal.headers['retry-after'];
  if (refusal.code === 'too_many' && wait) {
    parts.push(`<p>In ${escapeHtml(waitText(Number(wait)))} there will be room again.</p>`);
  }
  if (draft) parts.push(formFields(draft, facts, refusal.errors));
  const mail = facts.email ? mailLink(facts.email, draft) : '';
  parts.push(
    `<p><a href="${contact}">Back to ${facts.contactPath === '/booking' ? 'the list of times' : 'the contact page'}</a>${mail}</p>`,
  );
  const reply = htmlPage({
    status: refusal.status,
    title: `Error: ${text?.title}`,
    heading: text?.title ?? 'Error',
    body: parts.filter((part) => part !== '').join('\n'),
    siteName: facts.name,
    siteUrl: site,
    formAction,
  });
  return { ...reply, headers: { ...reply.headers, ...refusal.headers } };
}

function summary(refusal: Refusal, text: string): string {
  const items = refusal.errors.map((error) => {
    const words = escapeHtml(fieldErrorText(error));
    return `<li><a href="#${escapeHtml(error.field)}">${words}</a></li>`;
  });
  return `<div class="summary" role="alert" aria-labelledby="summary">
<h2 id="summary">Please check ${items.length === 1 ? 'one thing' : `${items.length} things`}</h2>
<p>${escapeHtml(text)}</p>
<ul>${items.join('')}</ul>
</div>`;
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** RFC 6068; the text is cut so that the address stays usable in every mail program. */
function mailLink(address: string, draft: Draft | null): string {
  const body = draft ? `?body=${encodeURIComponent(draft.data.message.slice(0, 1500))}` : '';
  const href = escapeHtml(`mailto:${address}${body}`);
  return ` or <a href="${href}">write to ${escapeHtml(address)}</a>`;
}
