/**
 * Fetches a JSON file of our own build.
 * @throws where there is no connection or the answer is not a success
 */
export async function loadJson<T>(file: string, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(file, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`${file}: ${answer.status} ${answer.statusText}`);
  return answer.json();
}
