import type { Enquiry } from './enquiry.ts';

/** From this score on an enquiry is held: kept, named in the daily digest, released by a command. */
export const SPAM_SCORE = 100;

/** Sooner after the form was shown than anybody types it; a browser that fills it in can. */
const FAST_MS = 3_000;
/** Sooner than anybody finds the button. */
const INHUMAN_MS = 1_000;
/** The form asks for links, so only more than this is a hint, */
const MANY_LINKS = 10;
/** and only more than this enough by itself. */
const MAX_LINKS = 30;

/** But for a long list of links, no signal that a careful person can trigger reaches the limit alone. */
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

/** Each address counts once, however often it is named and whatever stands before its host. */
function countLinks(data: Enquiry): number {
  const text = `${data.name} ${data.company} ${data.message}`.toLowerCase();
  const links = text.match(/(?:https?:\/\/|\bwww\.)[^\s<>"',;()[\]]+/g) ?? [];
  return new Set(links.map((link) => link.replace(/^(?:https?:\/\/)?(?:www\.)?/, ''))).size;
}
