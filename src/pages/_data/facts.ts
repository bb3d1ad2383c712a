/** The facts that a record tells, in the order of their names. */
export const toldFacts = <Name extends string>(
  names: Readonly<Record<Name, string>>,
  told: Readonly<Partial<Record<Name, string | undefined>>> | undefined,
) =>
  (Object.entries(names) as [Name, string][]).flatMap(([key, name]) => {
    const value = told?.[key];
    return value ? [{ name, value }] : [];
  });
