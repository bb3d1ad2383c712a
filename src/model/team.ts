/** Returns the people with a text in `about`: first by `order`, then in their given order. */
export function selectTeam<
  Person extends { about?: string | undefined; order?: number | undefined },
>(people: readonly Person[]): (Person & { about: string })[] {
  const place = ({ order }: Person) => order ?? Number.MAX_SAFE_INTEGER;
  return people
    .filter((person): person is Person & { about: string } => !!person.about)
    .sort((a, b) => place(a) - place(b));
}
