import type { Messages } from '../content/schema/form-service.ts';
import type { Site } from '../content/schema/site.ts';

/** What the service must know of the site in one language; the pages on request and the command line pass it in. */
export interface ServiceTexts {
  /** The agency's name and address. */
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
  /** What can be chosen, for each field of the contact form that is a choice. */
  options: Readonly<Record<string, readonly string[]>>;
  /** In what time the visitor hears back: 'one working day'. */
  replyWithin: string;
  /** Path of the thank-you on the site, base and folder included. */
  thanksPath: string;
  /** Null where no times can be booked. */
  booking: Site['booking'] | null;
  messages: Messages;
}

/** The texts in all languages of the site. */
export interface AllTexts {
  default: ServiceTexts;
  /** Further languages by their codes, such as `nb`. */
  languages: Readonly<Record<string, ServiceTexts>>;
}
