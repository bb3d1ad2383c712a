/** Lower case without accents, so that "creme" finds "crème". */
export const stripAccents = (word: string) =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
