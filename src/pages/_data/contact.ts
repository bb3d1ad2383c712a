import { type Language, language, pathIn } from '../../content/language.ts';
import { type contact, pages, pageTextsIn } from '../../content/pages.ts';
import { pricesIn } from '../../content/prices.ts';
import { siteIn } from '../../content/site.ts';
import { withBase } from '../../lib/base-path.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { linkTarget } from '../../model/translations.ts';

const withHints = (
  fields: typeof contact.form.fields,
  { withPrices }: ReturnType<typeof pricesIn>,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, hint: withPrices(field.hint) },
    ]),
  );

/** Returns the props of form and dialog: texts of the contact page, with the site's facts. */
export async function contactParts(inLanguage: Language = language) {
  const site = siteIn(inLanguage);
  const { contact: copy } = pageTextsIn(inLanguage);
  const thanksPath = pathIn(inLanguage, `${pages.contact.path}#thanks`);
  const { replyWithin, retentionDays, endpoint, redirectField, hiddenFields = {} } = site.form;
  const facts = { brand: site.name, replyWithin, email: site.email };
  const { privacy } = copy.form;
  // Scripts get it as data, in which local-links.ts changes no links.
  const policy = (await linkTarget(inLanguage))(privacy.link.href);
  return {
    form: {
      copy: {
        ...copy.form,
        fields: withHints(copy.form.fields, pricesIn(inLanguage)),
        privacy: {
          text: fillIn(privacy.text, { retentionDays }),
          link: { ...privacy.link, href: withBase(policy.href) },
        },
      },
      states: copy.states,
      endpoint: withBase(endpoint),
      // Our own service resolves the path on the site's origin; any other needs the whole address.
      redirect: {
        field: redirectField,
        to: endpoint.startsWith('/') ? withBase(thanksPath) : `${site.url}${thanksPath}`,
      },
      hiddenFields,
      promise: fillIn(copy.form.promise, facts),
      mail: { address: site.email, subject: fillIn(copy.states.mailSubject, facts) },
    },
    thanks: {
      ...copy.thanks,
      text: fillIn(copy.thanks.text, facts),
      stays: fillIn(copy.thanks.stays, facts),
    },
  };
}
