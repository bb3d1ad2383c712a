/** `{{` and `}}` are literal braces; any other text in braces is a placeholder, even if misspelt. */
const PLACEHOLDER = /\{\{|\}\}|\{([^{}]*)\}/g;

/** Fills the placeholders of a text, such as `{name}`. @throws if one has no value */
export function fillIn(text: string, values: Partial<Record<string, string | number>>): string {
  return text.replace(PLACEHOLDER, (written: string, name?: string) => {
    const value = name === undefined ? written.charAt(0) : values[name];
    if (value === undefined) throw new Error(`"${text}": no value for ${written}`);
    return String(value);
  });
}

/** Returns the fault in a text's placeholders with its remedy; '' if all are in `names`. */
export function placeholderFault(text: string, names: readonly string[]): string {
  const unknown = [...text.matchAll(PLACEHOLDER)].flatMap(([written, name]) =>
    name === undefined || names.includes(name) ? [] : [written],
  );
  if (unknown.length === 0) return '';
  const known = names.map((name) => `{${name}}`).join(', ');
  return `has ${unknown.join(', ')}, which cannot be filled; ${known && `use only ${known}, or `}write {{ for a brace`;
}

/** A text for each plural form of a language that differs from `other` (CLDR, "Language Plural Rules"). */
export type PluralForms = { other: string } & Partial<
  Record<Intl.LDMLPluralRule, string | undefined>
>;

export const pluralForm = (forms: PluralForms, count: number, language: string): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;

/** Fills `{count}` in the text of the number's plural form. */
export const countText = (
  forms: PluralForms,
  count: number,
  language: string,
  values: Readonly<Record<string, string>> = {},
): string => fillIn(pluralForm(forms, count, language), { ...values, count });
