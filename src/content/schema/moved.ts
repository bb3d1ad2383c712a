import { z } from 'astro/zod';
import { type Moved, movedTo, parseMoved } from '../moved.ts';

/** Matches encoded ?, #, *, NUL and parts of dots in a path: they are other rules or files on some hosts. */
const UNSAFE = /^[^?]*(?:%(?:3f|23|2a|00)|(?:\/|%2f)(?:\.|%2e){1,2}(?:[/?]|%2f|$))/i;
const OLD = /^\/(?!\/)[^\s#*?]*(?:(?<=\/)\*|\?[^\s#*?]+)?$/;
const NEW = /^(?:\/(?!\/)|https:\/\/[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?=\/|$))[^\s*]*$/u;

/** Returns the fault in an entry and its remedy, or ''. @param above rules of earlier lines @param all rules of the file */
function fault([old, to]: [string, string], above: readonly Moved[], all: readonly Moved[]) {
  const isOld = (rules: readonly Moved[], address: string) => {
    const [path = '', search = ''] = address.replace(/#.*/, '').split(/(?=\?)/);
    return movedTo(rules, path, search) !== undefined;
  };
  if (!OLD.test(old))
    return 'must be a path such as /about-us, /blog/* or /?p=12, without the host';
  if (UNSAFE.test(old))
    return 'has %3F, %23, %2A or dots in its path; write a query as /?p=12, or remove the line';
  if (!NEW.test(to)) return `leads to "${to}"; write a path such as /about, or begin with https://`;
  if (isOld(above, old)) return 'follows a line that covers it; move it up, or remove it';
  return to.startsWith('/') && isOld(all, to)
    ? `leads to ${to}, which is an old address itself; write the final one`
    : '';
}

/** Paths of an earlier site, or of renamed pages, each with its new address. */
export const movedSchema = z
  .preprocess((file) => file ?? {}, z.record(z.string(), z.string()))
  .superRefine((moved, context) => {
    const entries = Object.entries(moved);
    const rules = entries.filter(([, to]) => NEW.test(to)).map(parseMoved);
    for (const [index, entry] of entries.entries()) {
      const message = fault(entry, rules.slice(0, index), rules);
      if (message) context.addIssue({ code: 'custom', path: [entry[0]], message });
    }
  })
  .describe('Old path and new address, such as /about-us and /about');
