import type { AllTexts, ServiceTexts } from './texts.ts';

/** Returns the texts of a language; a code that the site does not have, any more, gives the default ones. */
export const textsIn = (texts: AllTexts, language: string | undefined): ServiceTexts =>
  (language !== undefined && Object.hasOwn(texts.languages, language)
    ? texts.languages[language]
    : undefined) ?? texts.default;
