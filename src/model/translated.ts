import { type Language, language, translationOf } from '../content/language.ts';

export interface FromFile {
  filePath?: string | undefined;
}

/** Returns true if an entry is written in a language, by default this build's. Others are linked to and have no page in it. */
export const isTranslated = ({ filePath = '' }: FromFile, inLanguage: Language = language) =>
  inLanguage.isDefault || translationOf(filePath, inLanguage) !== filePath;

/** Returns the file that has the text of an entry. @throws if the entry is not from a file */
export function textFile({ filePath }: FromFile): string {
  if (!filePath) throw new Error('an entry has no file to read its text from');
  return translationOf(filePath);
}
