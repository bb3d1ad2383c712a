import { site } from '../../content/site.ts';
import { fillIn, placeholderFault } from '../../lib/fill-in.ts';

const { analytics, email, form } = site;
/** Placeholders for the Markdown of insights, own pages and policies. An address becomes a link by itself (GFM). */
const values = {
  email,
  retentionDays: form.retentionDays,
  spamRetentionDays: form.spamRetentionDays,
  analytics: analytics ? `${analytics.provider} (${new URL(analytics.url).host})` : '',
};

/** Fenced code and code spans (CommonMark 0.31.2, 4.5 and 6.1). */
export const CODE =
  /^[ \t>]*(`{3,}|~{3,}).*\n(?:[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$|[\s\S]*)|(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])+?(?<!`)\2(?!`)/gm;

const escapeCode = (source: string) =>
  source.replace(CODE, (code) => code.replace(/[{}]/g, '$&$&'));

/** Fills the placeholders of a Markdown text, except in code. @throws if one has no value */
export const fillMarkdown = (source: string): string => fillIn(escapeCode(source), values);

/** Returns the fault in the placeholders of a Markdown text and the remedy, or ''. */
export const markdownFault = (source: string): string =>
  placeholderFault(escapeCode(source), Object.keys(values));
