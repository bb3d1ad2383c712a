import { rm } from 'node:fs/promises';
import { canMount, diskFull } from './proof/disk-full.ts';
import { canTrace, fsyncOrder } from './proof/fsync-order.ts';
import { groupCommit } from './proof/group-commit.ts';
import { harmless, privacy } from './proof/harmless.ts';
import { killCycles } from './proof/kill-cycles.ts';
import { memory } from './proof/memory.ts';
import { firstNotification, twoInstances } from './proof/notifications.ts';
import { postgresPrograms, startCluster } from './proof/postgres-cluster.ts';
import { drain, filledFolder, migration, restart } from './proof/restart.ts';
import { startServer, temporaryFolder } from './proof/server-process.ts';
import { slowClients } from './proof/slow-clients.ts';

const HELP = `Usage: npm run prove -- [--short] [NUMBER …]

Runs the promises of the form service at full size (about ten minutes), or only those named,
and prints one line with its figure for each. --short takes a tenth of the size.`;

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
const short = words.includes('--short');
const wanted = new Set(words.filter((word) => /^\d+$/.test(word)));
const size = (full: number) => (short ? Math.ceil(full / 10) : full);
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

type Verdict = { holds: boolean | null; figure: string };
const skip = (figure: string): Verdict => ({ holds: null, figure });

const proofs: Record<string, [string, () => Promise<Verdict>]> = {
  1: ['acknowledged means stored', provenStored],
  2: ['an fsync before every answer', provenOrder],
  3: ['disk full', provenDiskFull],
  4: ['grouped commits', provenGroups],
  5: ['memory and hostile input', provenMemory],
  6: ['first notification', provenNotification],
  7: ['slow clients', provenSlow],
  8: ['redirects, cells, headers', provenHarmless],
  9: ['no personal data in logs', provenPrivacy],
  10: ['stop and restart', provenRestart],
  11: ['fresh machine', provenFresh],
  12: ['two instances on one PostgreSQL', provenTwo],
  13: ['SQLite moves to PostgreSQL', provenMigration],
};

async function provenStored(): Promise<Verdict> {
  const report = await killCycles({ cycles: size(100), clients: 64, posts: size(100_000) });
  const { cycles, acknowledged, replays, lost, duplicated, withoutOutbox, integrity } = report;
  const holds = lost + duplicated + withoutOutbox === 0 && integrity === 'ok';
  const enough = acknowledged >= size(100_000);
  const figure =
    `${cycles} kill -9, ${acknowledged} acknowledged, ${replays} replays: ${lost} lost, ` +
    `${duplicated} duplicated, ${withoutOutbox} without notification, integrity ${integrity}`;
  return { holds: holds && enough, figure };
}

async function provenOrder(): Promise<Verdict> {
  if (!canTrace()) return skip('strace is not here');
  const { answers, inOrder } = await fsyncOrder(size(50));
  return {
    holds: answers === size(50) && inOrder === answers,
    figure: `${inOrder} of ${answers} answers came after write and fsync`,
  };
}

async function provenDiskFull(): Promise<Verdict> {
  if (!canMount()) return skip('needs root for a small file system');
  const report = await diskFull();
  const { storedBefore, refusedStatus, refusedMs, recoveredMs, missing, integrity } = report;
  const quick = refusedMs < 6_000 && recoveredMs < 5_000;
  return {
    holds: refusedStatus === 503 && quick && missing === 0 && integrity === 'ok',
    figure:
      `${refusedStatus} after ${ms(refusedMs)}, stored again ${ms(recoveredMs)} after there was ` +
      `space, ${missing} of ${storedBefore} old rows missing`,
  };
}

async function provenGroups(): Promise<Verdict> {
  const report = await groupCommit(size(10));
  const { fsyncMs, fsyncPerSecond, singlePerSecond, groupPerSecond, ratio } = report;
  return {
    holds: fsyncMs < 1 ? null : ratio >= 3,
    figure:
      `${Math.round(groupPerSecond)}/s grouped, ${Math.round(singlePerSecond)}/s single, ratio ` +
      `${ratio.toFixed(1)}, beside ${Math.round(fsyncPerSecond)} fsync/s (${ms(fsyncMs)} each)`,
  };
}

async function provenMemory(): Promise<Verdict> {
  const report = await memory(size(30));
  const small = report.loadMb <= 200 && report.attackMb <= 300;
  return {
    holds: small && report.serverErrors === 0 && report.alive && report.cpuMsEach <= 50,
    figure:
      `${Math.round(report.perSecond)} posts/s at 50 connections (p50 ${ms(report.p50Ms)}, p99 ` +
      `${ms(report.p99Ms)}) in ${Math.round(report.loadMb)} MB; ${report.attacks} hostile posts: ` +
      `${Math.round(report.attackMb)} MB, ${report.serverErrors} answers of 5xx, ` +
      `${report.cpuMsEach.toFixed(2)} ms of CPU each`,
  };
}

async function provenNotification(): Promise<Verdict> {
  const { longestMs } = await firstNotification(size(50));
  return { holds: longestMs < 2_000, figure: `at most ${ms(longestMs)} over ${size(50)} posts` };
}

async function provenSlow(): Promise<Verdict> {
  const report = await slowClients(size(500), size(100));
  const { headersClosedMs, bodiesClosedMs, stillOpen, normalMs, normalP95Ms } = report;
  const closed = headersClosedMs < 11_000 && bodiesClosedMs < 16_000 && stillOpen === 0;
  return {
    holds: closed && normalP95Ms < 100,
    figure:
      `${report.sockets} slow sockets: headers closed in ${ms(headersClosedMs)}, bodies in ` +
      `${ms(bodiesClosedMs)}; normal posts ${ms(normalMs)}, 95 % under ${ms(normalP95Ms)}`,
  };
}

async function provenHarmless(): Promise<Verdict> {
  const { redirects, escapes, formulas, headerLines } = harmless();
  return {
    holds: redirects >= 40 && escapes + formulas + headerLines === 0,
    figure: `${escapes} of ${redirects} payloads escape, ${formulas} formulas, ${headerLines} header breaks`,
  };
}

async function provenPrivacy(): Promise<Verdict> {
  const { logLines, leaks } = await privacy();
  return { holds: leaks === 0, figure: `${leaks} leaks in ${logLines} log lines and the answers` };
}

async function provenRestart(): Promise<Verdict> {
  const folder = await filledFolder(size(100_000));
  const report = await restart(folder, size(100_000));
  await rm(folder, { recursive: true, force: true });
  const { answered, turnedAway, dropped } = await drain(size(20));
  const quick = report.readyMs < 2_000 && report.afterKillReadyMs < 2_000;
  return {
    holds: quick && report.secondRefused && dropped === 0,
    figure:
      `ready in ${ms(report.readyMs)} with ${report.enquiries} enquiries (${ms(report.afterKillReadyMs)} ` +
      `after kill -9), second process ${report.secondRefused ? 'refused' : 'NOT refused'}, ` +
      `at SIGTERM ${answered} posts answered, ${turnedAway} turned away at the door, ${dropped} dropped`,
  };
}

async function provenFresh(): Promise<Verdict> {
  const folder = await temporaryFolder();
  const server = await startServer({ DATA_DIR: folder });
  const body = new URLSearchParams({ name: 'Ada', email: 'ada@larkspur.example', message: 'Hi' });
  const headers = { origin: server.origin };
  const init = { method: 'POST', body, headers, redirect: 'manual' as const };
  const answer = await fetch(`${server.origin}/f/contact`, init);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  const location = answer.headers.get('location') ?? '';
  return {
    holds: answer.status === 303 && location.endsWith('/contact#thanks'),
    figure: `no setting, no account: ${answer.status} to ${new URL(location).pathname}#thanks`,
  };
}

async function withCluster(work: (url: string) => Promise<Verdict>): Promise<Verdict> {
  const programs = postgresPrograms();
  if (!programs) return skip('PostgreSQL is not installed');
  const cluster = await startCluster(programs);
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}

function provenTwo(): Promise<Verdict> {
  return withCluster(async (url) => {
    const report = await twoInstances(url, size(5_000));
    return {
      holds: report.lost + report.repeated + report.missing === 0,
      figure:
        `${report.acknowledged} acknowledged, ${report.lost} lost; ${report.notified} notified, ` +
        `${report.repeated} twice, ${report.missing} missing`,
    };
  });
}

function provenMigration(): Promise<Verdict> {
  return withCluster(async (url) => {
    const folder = await filledFolder(size(100_000));
    const reports = await migration(folder, url);
    await rm(folder, { recursive: true, force: true });
    const figure = reports.map(
      ({ table, to, equal }) => `${table} ${to} ${equal ? 'equal' : 'NOT equal'}`,
    );
    return { holds: reports.every(({ equal }) => equal), figure: figure.join(', ') };
  });
}

let failed = 0;
for (const [number, [title, prove]] of Object.entries(proofs)) {
  if (wanted.size > 0 && !wanted.has(number)) continue;
  const started = performance.now();
  const verdict = await prove().catch((error: Error): Verdict => {
    return { holds: false, figure: `stopped: ${error.message}` };
  });
  const word = verdict.holds === null ? 'not shown' : verdict.holds ? 'holds' : 'FAILS';
  if (verdict.holds === false) failed += 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${number.padStart(2)} ${title}: ${word}. ${verdict.figure} [${seconds} s]`);
}
process.exitCode = failed > 0 ? 1 : 0;
