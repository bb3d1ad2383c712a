import type { SiteConfig } from '../../contract/site-config.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import type { HttpReply } from '../http/http.ts';
import type { HttpError } from '../http/http-error.ts';
import { type Draft, formFields } from './form-fields.ts';
import { escapeHtml, htmlPage } from './html.ts';
import { errorMessage, fieldErrorText } from './labels.ts';

/**
 * Builds the page about an error: what happened, what to do, and the form refilled with what the visitor had typed
 * (when it could be read), so that nothing is retyped. The error summary follows WCAG 2.2 techniques G139 and H90.
 */
export function errorPage(
  httpError: HttpError,
  siteConfig: SiteConfig,
  site: string,
  draft: Draft | null,
  formAction: string[],
): HttpReply {
  const { errorPage: copy } = siteConfig.messages;
  const { title, text } = errorMessage(siteConfig, httpError.code);
  const { errors, headers } = httpError;
  const wait = httpError.code === 'too_many' && headers['retry-after'];
  const parts = [
    errors.length > 0 ? summary(httpError, siteConfig, text) : `<p>${escapeHtml(text)}</p>`,
    wait ? `<p>${escapeHtml(waitText(Number(wait), copy))}</p>` : '',
    draft ? formFields(draft, siteConfig, errors) : '',
    `<p>${wayBack(siteConfig, site)}${mailLink(siteConfig, draft)}</p>`,
  ];
  const reply = htmlPage({
    status: httpError.status,
    title: fillIn(copy.title, { title }),
    heading: title,
    body: parts.filter((part) => part !== '').join('\n'),
    siteConfig,
    siteUrl: site,
    formAction,
  });
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

function summary({ errors }: HttpError, siteConfig: SiteConfig, text: string): string {
  const { one, many } = siteConfig.messages.errorPage;
  const items = errors.map((error) => {
    const said = escapeHtml(fieldErrorText(siteConfig, error));
    return `<li><a href="#${escapeHtml(error.field)}">${said}</a></li>`;
  });
  const heading = items.length === 1 ? one : fillIn(many, { count: items.length });
  return `<div class="summary" role="alert" aria-labelledby="summary">
<h2 id="summary">${escapeHtml(heading)}</h2>
<p>${escapeHtml(text)}</p>
<ul>${items.join('')}</ul>
</div>`;
}

function waitText(seconds: number, copy: SiteConfig['messages']['errorPage']): string {
  if (seconds < 90) return fillIn(copy.waitSeconds, { count: seconds });
  return fillIn(copy.waitMinutes, { count: Math.ceil(seconds / 60) });
}

function wayBack({ base, folder, contactPath, messages }: SiteConfig, site: string): string {
  const { toContact, toBooking } = messages.errorPage;
  const label = contactPath === `${base}${folder}/booking` ? toBooking : toContact;
  return `<a href="${escapeHtml(`${site}${contactPath}`)}">${escapeHtml(label)}</a>`;
}

/** RFC 6068; the text is cut so that the address stays usable in every mail program. */
function mailLink({ email, messages }: SiteConfig, draft: Draft | null): string {
  if (!email) return '';
  const { or, mail } = messages.errorPage;
  const body = draft ? `?body=${encodeURIComponent(draft.data.message.slice(0, 1500))}` : '';
  const href = escapeHtml(`mailto:${email}${body}`);
  return ` ${escapeHtml(or)} <a href="${href}">${escapeHtml(fillIn(mail, { email }))}</a>`;
}
