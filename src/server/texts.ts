import { features } from '../content/features.ts';
import { listFiles, readYamlFile } from '../content/files.ts';
import { direction, type Language, languages, pathIn, translationOf } from '../content/language.ts';
import { pagesIn, pageTextsIn } from '../content/pages.ts';
import { CONTENT } from '../content/read.ts';
import { basePath, siteIn } from '../content/site.ts';
import type { AllTexts, ServiceTexts } from '../service/texts.ts';

const SERVICES = `${CONTENT}/services`;

/** Returns the services in a language, in order. */
export const interestsIn = (language: Language) =>
  listFiles(SERVICES)
    .map((file) => {
      const { id } = readYamlFile(`${SERVICES}/${file}`) as { id: number };
      const own = readYamlFile(translationOf(`${SERVICES}/${file}`, language)) as { name: string };
      return { slug: file.replace(/\.yaml$/, ''), name: own.name, order: id };
    })
    .sort((a, b) => a.order - b.order)
    .map(({ slug, name }) => ({ slug, name }));

function textsOf(language: Language): ServiceTexts {
  const { contact, 'form-service': messages } = pageTextsIn(language);
  const site = siteIn(language);
  const fields = { ...contact.booking.picker.fields, ...contact.form.fields };
  return {
    name: site.name,
    email: site.email,
    language: site.language,
    direction: direction(site.language),
    folder: language.isDefault ? '' : `/${language.code}`,
    base: basePath,
    labels: Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
    options: {
      ...Object.fromEntries(
        Object.entries(contact.form.fields).flatMap(([name, copy]) =>
          copy && 'options' in copy ? [[name, copy.options]] : [],
        ),
      ),
      interests: interestsIn(language).map(({ name }) => name),
      budget: contact.form.budgets.filter(({ disabled }) => !disabled).map(({ label }) => label),
    },
    replyWithin: site.form.replyWithin,
    retentionDays: site.form.retentionDays,
    spamRetentionDays: site.form.spamRetentionDays,
    answeredBy: site.form.answeredBy ?? '',
    thanksPath: `${basePath}${pathIn(language, `${pagesIn(language).contact.path}#thanks`)}`,
    booking:
      features.booking && !site.bookingUrl
        ? { ...site.booking, timeZone: site.timeZone, holidays: import.meta.env.HOLIDAYS }
        : null,
    messages,
  };
}

export function readTexts(): AllTexts {
  const [main, ...others] = languages;
  if (!main) throw new Error('The site has no language.');
  return {
    default: textsOf(main),
    languages: Object.fromEntries(others.map((language) => [language.code, textsOf(language)])),
  };
}
