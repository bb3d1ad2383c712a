import { rm } from 'node:fs/promises';
import { canMount, diskFullAtStart } from './disk-full.ts';
import { killsAtStart } from './kills-at-start.ts';
import type { OutageReport } from './outage.ts';
import { filledFolder } from './restart.ts';
import { healthUnderLoad, purgeUnderLoad } from './store-load.ts';
import { ms, type Proofs, skip, type Verdict } from './verdict.ts';
import { wrongClock } from './wrong-clock.ts';

/** Takes how much of a full size to run, gives the proofs about a store in trouble. */
export function storeProofs(size: (full: number) => number): Proofs {
  return {
    23: ['the disk is full at the start', provenFullAtStart],
    24: ['kills during the start', provenStartKills],
    25: ['a wrong clock deletes nothing', provenClock],
    26: ['a purge leaves room for posts', provenPurge],
    27: ['health costs nothing', provenHealth],
  };

  async function provenFullAtStart(): Promise<Verdict> {
    if (!canMount()) return skip('needs root for a small file system');
    const report = await diskFullAtStart();
    return { holds: outlives(report), figure: outageFigure(report) };
  }

  async function provenStartKills(): Promise<Verdict> {
    const { kills, acknowledged, lost, integrity } = await killsAtStart(size(100));
    return {
      holds: lost === 0 && integrity === 'ok' && acknowledged > 0,
      figure: `${kills} kills, ${acknowledged} acknowledged, ${lost} lost, integrity ${integrity}`,
    };
  }

  async function provenClock(): Promise<Verdict> {
    const { acknowledged, lost, refused } = await wrongClock();
    return {
      holds: lost === 0 && refused === 2,
      figure: `clock 400 days ahead and behind: ${refused} of 2 purges refused, ${lost} of ${acknowledged} lost`,
    };
  }

  async function provenPurge(): Promise<Verdict> {
    const report = await purgeUnderLoad(size(300_000));
    const { entries, left, purgeMs, posts, refused, worstMs, p99Ms } = report;
    return {
      holds: left === 0 && refused === 0 && worstMs < 1_000,
      figure:
        `${entries - left} of ${entries} purged in ${ms(purgeMs)}; ${posts} posts meanwhile, ` +
        `${refused} refused, p99 ${ms(p99Ms)}, worst ${ms(worstMs)}`,
    };
  }

  async function provenHealth(): Promise<Verdict> {
    const folder = await filledFolder(size(100_000));
    const report = await healthUnderLoad(folder, size(10));
    await rm(folder, { recursive: true, force: true });
    const { enquiries, checks, posts, refused, p99Ms } = report;
    return {
      holds: refused === 0 && p99Ms < 100 && enquiries >= size(100_000),
      figure:
        `${enquiries} enquiries, ${checks} checks from 50 connections; ${posts} posts beside ` +
        `them, ${refused} refused, p99 ${ms(p99Ms)}`,
    };
  }
}

/** Whether pages were served, posts put off, and posts stored again soon. */
export function outlives({ page, post, health, recoveredMs, healthAfter }: OutageReport): boolean {
  const put = page === 200 && post === 503 && health === 503;
  return put && recoveredMs < 5_000 && healthAfter === 200;
}

export const outageFigure = ({ page, post, health, recoveredMs }: OutageReport) =>
  `page ${page}, post ${post}, health ${health}; stored again ${ms(recoveredMs)} after it ended`;
