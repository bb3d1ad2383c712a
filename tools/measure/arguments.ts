import { parseArgs } from 'node:util';

export const USAGE = `npm run measure -- [--runs N] [/path …]
npm run measure -- --peer URL [--runs N] [/ourPath=/peerPath …]`;

const PEER_PAIRS = ['/=/', '/services=/services', '/contact=/contact'];

/** A page of ours and the path of the page it is compared with. */
export interface Pair {
  ours: string;
  other: string;
}

function readPair(text: string): Pair {
  // A query may hold "=" too, so the second path is told by its slash.
  const [, ours = text, other = text] = /^(.*?)=(\/.*)$/.exec(text) ?? [];
  if (!ours.startsWith('/')) throw new Error(`"${text}" is no path: it must begin with a slash.`);
  return { ours, other };
}

function readPeer(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new Error(`--peer takes an address such as https://example.com, not "${text}".`);
  return url.href.replace(/\/$/, '');
}

/**
 * Reads the command line.
 * @param pages paths to measure against the twin when none is given
 * @throws saying what is wrong
 */
export function readArguments(words: string[], pages: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { peer: { type: 'string' }, runs: { type: 'string', default: '3' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a whole number from 1, not "${values.runs}".`);
  const peer = values.peer === undefined ? undefined : readPeer(values.peer);
  const standard = peer ? PEER_PAIRS : pages;
  const pairs = (positionals.length > 0 ? positionals : standard).map(readPair);
  const unequal = pairs.find(({ ours, other }) => ours !== other);
  if (!peer && unequal)
    throw new Error(`${unequal.ours}=${unequal.other} names a page of a peer: give --peer URL.`);
  return { peer, runs, pairs };
}
