import type { Enquiry } from './enquiry.ts';

/** Score from which an enquiry is held: kept, named in the daily digest, released by a command. */
export const SPAM_SCORE = 100;

/** Faster than anybody types; autofill can be this fast. */
const FAST_MS = 3_000;
/** Faster than anybody finds the button. */
const INHUMAN_MS = 1_000;
/** The form asks for links, so only more than this is a hint. */
const MANY_LINKS = 10;
/** More than this is enough on its own. */
const MAX_LINKS = 30;

/** Except a long list of links, no signal that a careful person can trigger reaches SPAM_SCORE alone. */
export function scoreSpam(input: {
  data: Enquiry;
  honeypot: boolean;
  elapsed: number | null;
  originUnknown: boolean;
}): { score: number; reasons: string[] } {
  const reasons: string[] = [];
  let score = 0;
  const add = (points: number, reason: string) => {
    score += points;
    reasons.push(reason);
  };
  const links = countLinks(input.data);
  if (input.honeypot) add(100, 'honeypot');
  if (input.elapsed !== null && input.elapsed < FAST_MS) {
    add(input.elapsed < INHUMAN_MS ? 100 : 60, 'too_fast');
  }
  if (links > MANY_LINKS) add(links > MAX_LINKS ? 100 : 60, 'links');
  if (input.originUnknown) add(40, 'no_origin');
  return { score, reasons };
}

/** Counts each URL once, with or without scheme and www. */
function countLinks(data: Enquiry): number {
  const text = `${data.name} ${data.company} ${data.message}`.toLowerCase();
  const links = text.match(/(?:https?:\/\/|\bwww\.)[^\s<>"',;()[\]]+/g) ?? [];
  return new Set(links.map((link) => link.replace(/^(?:https?:\/\/)?(?:www\.)?/, ''))).size;
}
