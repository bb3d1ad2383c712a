import type { Messages } from '../content/schema/form-service.ts';
import type { Retention } from '../content/schema/retention.ts';
import type { BookingConfig } from './booking/slots.ts';

export interface ServiceTexts extends Retention {
  name: string;
  email: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** First part of the paths of a further language, such as '/nb'; '' for the default one. */
  folder: string;
  /** Base path of the site, such as '/site', or ''. */
  base: string;
  /** Labels by field name (content/schema/forms.ts). */
  labels: Readonly<Record<string, string>>;
  options: Readonly<Record<string, readonly string[]>>;
  replyWithin: string;
  /** Person or team that answers; '' if senders get no acknowledgement. */
  answeredBy: string;
  /** Path with base and folder. */
  thanksPath: string;
  /** Null if no times can be booked. */
  booking: BookingConfig | null;
  messages: Messages;
}

export interface AllTexts {
  default: ServiceTexts;
  languages: Readonly<Record<string, ServiceTexts>>;
}

/** Returns the texts of a language, or the default ones if the site does not have it (any more). */
export const textsIn = (texts: AllTexts, language: string | undefined): ServiceTexts =>
  (language !== undefined && Object.hasOwn(texts.languages, language)
    ? texts.languages[language]
    : undefined) ?? texts.default;
