/** Those who are introduced with a sentence: first by `order`, then as they come. */
export function introduced<
  Person extends { about?: string | undefined; order?: number | undefined },
>(people: readonly Person[]): (Person & { about: string })[] {
  const place = ({ order }: Person) => order ?? Number.MAX_SAFE_INTEGER;
  return people
    .filter((person): person is Person & { about: string } => !!person.about)
    .sort((a, b) => place(a) - place(b));
}
