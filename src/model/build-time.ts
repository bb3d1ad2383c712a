/**
 * The moment the site is built: what is published, and what a page calls today.
 * `SOURCE_DATE_EPOCH` sets it, in seconds since 1970 (reproducible-builds.org/specs/source-date-epoch).
 * @throws where SOURCE_DATE_EPOCH is no such number
 */
export function buildTime(seconds = process.env.SOURCE_DATE_EPOCH): Date {
  if (!seconds) return new Date();
  if (!/^\d{1,12}$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH is "${seconds}": it must be seconds since 1970, in digits`);
  return new Date(Number(seconds) * 1000);
}
