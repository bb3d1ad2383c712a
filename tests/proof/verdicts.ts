import { rm } from 'node:fs/promises';
import { canMount, diskFull } from './disk-full.ts';
import { canTrace, fsyncOrder } from './fsync-order.ts';
import { type GroupReport, groupCommit } from './group-commit.ts';
import { harmless, privacy } from './harmless.ts';
import { hostileProofs } from './hostile-verdicts.ts';
import { killCycles } from './kill-cycles.ts';
import { memory } from './memory.ts';
import { nativeParts } from './native-parts.ts';
import { firstNotification } from './notifications.ts';
import { postgresProofs } from './postgres-verdicts.ts';
import { drain, filledFolder, restart } from './restart.ts';
import { retention } from './retention.ts';
import { startServer, temporaryFolder } from './server-process.ts';
import { slowClients } from './slow-clients.ts';
import { onSlowDisk, SLOWER_MS } from './slow-disk.ts';
import { storeProofs } from './store-verdicts.ts';
import { ms, type Proofs, skip, type Verdict } from './verdict.ts';

/** Takes how much of a full size to run, gives title and proof of every promise, by its number. */
export function proofs(size: (full: number) => number): Proofs {
  return {
    1: ['acknowledged means stored', provenStored],
    2: ['an fsync before every answer', provenOrder],
    3: ['disk full', provenDiskFull],
    4: ['grouped commits', provenGroups],
    5: ['memory and hostile input', provenMemory],
    6: ['first notification', provenNotification],
    7: ['slow clients', provenSlow],
    8: ['redirects, cells, headers', provenHarmless],
    9: ['no personal data in logs, none too long', provenPrivacy],
    10: ['stop and restart', provenRestart],
    11: ['fresh machine', provenFresh],
    ...postgresProofs(size),
    ...hostileProofs(size),
    ...storeProofs(size),
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
    const here = await groupCommit(size(10));
    const slow = canTrace() ? await onSlowDisk(size(10)) : null;
    const said = ({
      groupPerSecond,
      singlePerSecond,
      ratio,
      fsyncPerSecond,
      fsyncMs,
    }: GroupReport) =>
      `${Math.round(groupPerSecond)}/s grouped, ${Math.round(singlePerSecond)}/s single, ratio ` +
      `${ratio.toFixed(1)}, beside ${Math.round(fsyncPerSecond)} fsync/s (${ms(fsyncMs)} each)`;
    // The promise is about disks whose fsync takes 1 ms or more; this one may be none of them.
    const meant = [here, slow].filter((report) => report !== null && report.fsyncMs >= 1);
    const beyond = here.fsyncMs < 1 ? ', faster than the promise is about' : '';
    const slower = slow
      ? `every fsync ${SLOWER_MS} ms longer: ${said(slow)}`
      : 'strace is not here to make it slower';
    return {
      holds: meant.length > 0 ? meant.every((report) => (report?.ratio ?? 0) >= 3) : null,
      figure: `this disk${beyond}: ${said(here)}; ${slower}`,
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
    const { longestMs, notified } = await firstNotification(size(50));
    return {
      holds: longestMs < 2_000 && notified === size(50),
      figure: `${notified} of ${size(50)} posts notified, each within ${ms(longestMs)}`,
    };
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
    const { entries, wrong } = await retention();
    return {
      holds: leaks + wrong === 0,
      figure:
        `${leaks} leaks in ${logLines} log lines and the answers; ${wrong} of ${entries} entries ` +
        'around 365 days, and 30 after their digest, kept or deleted wrongly',
    };
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
    const { packages, native } = nativeParts();
    return {
      holds: answer.status === 303 && location.endsWith('/contact#thanks') && native.length === 0,
      figure:
        `no setting, no account: ${answer.status} to ${new URL(location).pathname}#thanks; ` +
        `${native.length} of ${packages} packages run anything at install`,
    };
  }
}
