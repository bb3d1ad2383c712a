import { type Language, language, translationOf } from '../content/language.ts';

export interface FromFile {
  filePath?: string | undefined;
}

/** True where an entry is written in a language, by default that of this build. Others are linked to and have no page there. */
export const isTranslated = ({ filePath = '' }: FromFile, inLanguage: Language = language) =>
  inLanguage.isDefault || translationOf(filePath, inLanguage) !== filePath;

/** The file that the text of an entry is read from. @throws where the entry does not come from a file */
export function textFile({ filePath }: FromFile): string {
  if (!filePath) throw new Error('an entry has no file to read its text from');
  return translationOf(filePath);
}
