import { framingFuzz } from './framing-fuzz.ts';
import { ATTACKS, besideAttack } from './hostile-sockets.ts';
import { ms, type Proofs, type Verdict } from './verdict.ts';

const MOST_MB = 300;
const OTHERS_MS = 1_000;
/** Out of the way: what one address may have is shown apart from what a connection may cost. */
const FROM_ANYWHERE = { CONNECTIONS_PER_ADDRESS: '2000' };

/** Takes how much of a full size to run, gives the proofs that one client cannot hurt the rest. */
export function hostileProofs(size: (full: number) => number): Proofs {
  const beside = async (
    attack: Parameters<typeof besideAttack>[0],
    env: Record<string, string> = FROM_ANYWHERE,
  ): Promise<Verdict> => {
    const report = await besideAttack(attack, env);
    const { peakMb, othersMs, others, ended, open, alive } = report;
    return {
      holds: alive && others > 0 && peakMb < MOST_MB && othersMs < OTHERS_MS,
      figure:
        `${Math.round(peakMb)} MB at most; ${others} pages and posts of others answered within ` +
        `${ms(othersMs)}; ${ended} of its connections ended, ${open} still open`,
    };
  };
  return {
    14: [
      '20 sockets, 50,000 pipelined requests each',
      () => beside(ATTACKS.pipelined(20, size(50_000))),
    ],
    15: ['the same, answers not read', () => beside(ATTACKS.pipelinedUnread(20, size(50_000)))],
    16: [
      '50 sockets, 500 kB of one-byte chunks each',
      () => beside(ATTACKS.oneByteChunks(size(50))),
    ],
    17: [
      '1,500 slow readers, 20 pipelined GETs each',
      () => beside(ATTACKS.slowReaders(size(1_500))),
    ],
    18: ['1,500 slow readers of one address', () => beside(ATTACKS.slowReaders(size(1_500)), {})],
    19: [
      'one connection with 1.3 MB of requests',
      () => beside(ATTACKS.oneConnection(size(1_300_000))),
    ],
    20: ['200 sockets that flood headers', () => beside(ATTACKS.headerFlood(size(200)))],
    21: ['2,000 half-open connections', () => beside(ATTACKS.halfOpen(size(2_000)))],
    22: ['framing, fuzzed', provenFraming],
  };

  async function provenFraming(): Promise<Verdict> {
    const seed = Date.now() % 2 ** 31;
    const { connections, checked, wrong, bare, peakMb, alive } = await framingFuzz(
      size(3_000),
      seed,
    );
    return {
      holds: alive && checked > 0 && wrong.length + bare === 0 && peakMb < MOST_MB,
      figure:
        `seed ${seed}: ${connections} connections, ${checked} requests in pieces: ${wrong.length} ` +
        `connections with a wrong answer, ${bare} answers without headers, ${Math.round(peakMb)} MB` +
        (wrong[0] ? `; ${wrong[0]}` : ''),
    };
  }
}
