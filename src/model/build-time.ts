/** The moment of the build: SOURCE_DATE_EPOCH (reproducible-builds.org/specs/source-date-epoch) or now. @throws if it is invalid */
export function buildTime(seconds = process.env.SOURCE_DATE_EPOCH): Date {
  if (!seconds) return new Date();
  if (!/^\d{1,12}$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH is "${seconds}": it must be seconds since 1970, in digits`);
  return new Date(Number(seconds) * 1000);
}
