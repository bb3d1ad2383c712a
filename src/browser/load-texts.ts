import { localFile } from '../lib/base-path.ts';

/**
 * Fetches the texts of a script that loads on use, in the page's language (pages/texts/[name].json.ts).
 * @throws without a connection, or if the response is not a success
 */
export async function loadTexts<Texts>(name: string): Promise<Texts> {
  const answer = await fetch(localFile(`/texts/${name}.json`));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.json();
}
