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
  /** Path that the whole site stands below, such as '/site', or ''. */
  base: string;
  /** Labels of fields by their names in content/schema/forms.ts. */
  labels: Readonly<Record<string, string>>;
  /** For each field that is a choice. */
  options: Readonly<Record<string, readonly string[]>>;
  replyWithin: string;
  /** Who answers enquiries; '' where nobody who writes gets an email. */
  answeredBy: string;
  /** With base and folder. */
  thanksPath: string;
  /** Null where no times can be booked. */
  booking: BookingConfig | null;
  messages: Messages;
}

export interface AllTexts {
  default: ServiceTexts;
  languages: Readonly<Record<string, ServiceTexts>>;
}

/** Returns the texts of a language; a code that the site does not have, any more, gives the default ones. */
export const textsIn = (texts: AllTexts, language: string | undefined): ServiceTexts =>
  (language !== undefined && Object.hasOwn(texts.languages, language)
    ? texts.languages[language]
    : undefined) ?? texts.default;
