/** `{{` and `}}` are braces; what else stands in braces, misspelt or not, is a placeholder. */
const PLACEHOLDER = /\{\{|\}\}|\{([^{}]*)\}/g;

/** Puts values into the placeholders of a text, such as `{name}`. @throws where a placeholder has no value */
export function fillIn(text: string, values: Partial<Record<string, string | number>>): string {
  return text.replace(PLACEHOLDER, (written: string, name?: string) => {
    const value = name === undefined ? written.charAt(0) : values[name];
    if (value === undefined) throw new Error(`"${text}": nothing to put into ${written}`);
    return String(value);
  });
}

/** What is wrong with the placeholders of a text, and the remedy; '' where all of them are among `names`. */
export function placeholderFault(text: string, names: readonly string[]): string {
  const unknown = [...text.matchAll(PLACEHOLDER)].flatMap(([written, name]) =>
    name === undefined || names.includes(name) ? [] : [written],
  );
  if (unknown.length === 0) return '';
  const known = names.map((name) => `{${name}}`).join(', ');
  return `has ${unknown.join(', ')}, which nothing is put into; ${known && `use only ${known}, or `}write {{ for a brace`;
}

/** A text for each plural form of a language that differs from `other` (CLDR, "Language Plural Rules"). */
export type PluralForms = { other: string } & Partial<
  Record<Intl.LDMLPluralRule, string | undefined>
>;

export const pluralForm = (forms: PluralForms, count: number, language: string): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;

/** Puts a number, as `{count}`, into the text of its plural form. */
export const countText = (
  forms: PluralForms,
  count: number,
  language: string,
  values: Readonly<Record<string, string>> = {},
): string => fillIn(pluralForm(forms, count, language), { ...values, count });
