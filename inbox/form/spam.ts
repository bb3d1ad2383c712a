import type { Enquiry } from '../../contract/enquiry.ts';

/** From here on an entry is held: kept, named in the daily digest, released by a command. */
export const SPAM_SCORE = 100;

/** Sooner after the form was shown than anybody types it; a browser that fills it in can. */
const HASTY_MS = 3_000;
/** Sooner than anybody finds the button. */
const INHUMAN_MS = 1_000;
/** The form asks for links: so many are a hint, */
const MANY_LINKS = 10;
/** and so many enough by themselves. */
const LINK_LIST = 30;

/**
 * Scores how much a post looks like spam and returns the score with the reasons. Nothing is refused for it; no signal
 * that a careful person can trigger alone reaches the limit, except a whole list of links. So whoever lets the browser
 * fill in the form and sends it in two seconds stays in the inbox.
 */
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
  if (input.elapsed !== null && input.elapsed < HASTY_MS) {
    add(input.elapsed < INHUMAN_MS ? 100 : 60, 'too_fast');
  }
  if (links > MANY_LINKS) add(links > LINK_LIST ? 100 : 60, 'links');
  if (input.originUnknown) add(40, 'no_origin');
  return { score, reasons };
}

/** Each address counts once, however often it is named and whatever stands before its host. */
function countLinks(data: Enquiry): number {
  const text = `${data.name} ${data.company} ${data.message}`.toLowerCase();
  const links = text.match(/(?:https?:\/\/|\bwww\.)[^\s<>"',;()[\]]+/g) ?? [];
  return new Set(links.map((link) => link.replace(/^(?:https?:\/\/)?(?:www\.)?/, ''))).size;
}
