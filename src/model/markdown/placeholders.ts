import type { Facts } from '../../content/facts.ts';
import { securityAddress, site } from '../../content/site.ts';
import { fillIn, placeholderFault } from '../../lib/fill-in.ts';

const { analytics, email, form } = site;
/** Returns the words for the placeholders in the Markdown of insights, own pages and policies. GFM makes an address a link. */
const valuesWith = (facts: Facts) => ({
  ...Object.fromEntries(Object.entries(facts).map(([id, words]) => [`fact:${id}`, words])),
  email,
  security: securityAddress,
  retentionDays: form.retentionDays,
  spamRetentionDays: form.spamRetentionDays,
  analytics: analytics ? `${analytics.provider} (${new URL(analytics.url).host})` : '',
});

/** Fenced code and code spans (CommonMark 0.31.2, 4.5 and 6.1). */
const CODE =
  /^[ \t>]*(`{3,}|~{3,}).*\n(?:[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$|[\s\S]*)|(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])+?(?<!`)\2(?!`)/gm;

const escapeCode = (source: string) =>
  source.replace(CODE, (code) => code.replace(/[{}]/g, '$&$&'));

/** Puts values into the placeholders of a Markdown text, outside code. @throws if one has no value */
export const fillMarkdown = (source: string, facts: Facts = {}): string =>
  fillIn(escapeCode(source), valuesWith(facts));

/** Says what is wrong with the placeholders of a Markdown text, and the remedy; '' if nothing is. */
export const markdownFault = (source: string, facts: Facts): string =>
  placeholderFault(escapeCode(source), Object.keys(valuesWith(facts)));
