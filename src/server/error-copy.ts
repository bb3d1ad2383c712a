import { mailTo } from '../features/shared/mail-to.ts';
import { fillIn } from '../lib/fill-in.ts';
import type { ServiceError } from '../service/errors.ts';
import { errorMessage, fieldErrorText } from '../service/labels.ts';
import type { ServiceTexts } from '../service/texts.ts';

/** Longest text that every mail program accepts in a mailto link (RFC 6068 sets no limit). */
const MAX_MAIL_TEXT = 1_500;

/** Returns the texts of an error page; `message` is the visitor's own text, for the email link. */
export function errorCopy(
  error: ServiceError,
  texts: ServiceTexts,
  back: { label: string; href: string },
  message = '',
) {
  const copy = texts.messages.errorPage;
  const { title, text } = errorMessage(texts, error);
  const items = error.fields.map((field) => ({
    field: field.field,
    text: fieldErrorText(texts, field),
  }));
  const heading = items.length === 1 ? copy.one : fillIn(copy.many, { count: items.length });
  return {
    tabTitle: fillIn(copy.title, { title }),
    title,
    text,
    errors: { heading, items },
    links: [
      back,
      {
        label: fillIn(copy.mail, { email: texts.email }),
        href: mailTo(texts.email, '', message.slice(0, MAX_MAIL_TEXT)),
      },
    ],
  };
}
