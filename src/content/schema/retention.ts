import { z } from 'astro/zod';

const days = (what: string) => z.int().min(1).max(3_650).describe(`How many days ${what}`);

/** Fields of `form` in site.yaml: visitors read them, and the server keeps to them. */
export const retentionFields = {
  retentionDays: days('enquiries and bookings are kept').default(365),
  spamRetentionDays: days('suspected spam is kept after the digest that named it').default(30),
};
export type Retention = Record<keyof typeof retentionFields, number>;

/** The same values as server settings. */
export const retentionSettings = ({ retentionDays, spamRetentionDays }: Retention) => ({
  RETENTION_DAYS: retentionDays,
  SPAM_RETENTION_DAYS: spamRetentionDays,
});

/** Returns the settings that differ from the days in site.yaml; unset ones are ignored. */
export const retentionDifferences = (
  settings: Readonly<Record<string, unknown>>,
  promised: Retention,
): string[] =>
  Object.entries(retentionSettings(promised)).flatMap(([name, days]) =>
    settings[name] && Number(settings[name]) !== days
      ? [`${name} is ${settings[name]}, and the site says ${days} days (form in site.yaml)`]
      : [],
  );
