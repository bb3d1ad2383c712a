/** Puts values into a text with `{name}` places. @throws where a place has no value */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}": nothing to put into ${place}`);
    return String(value);
  });
}

/** A text for each plural form of a language that differs from `other` (CLDR, "Language Plural Rules"). */
export type PluralForms = { other: string } & Partial<
  Record<Intl.LDMLPluralRule, string | undefined>
>;

export const pluralForm = (forms: PluralForms, count: number, language: string): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
