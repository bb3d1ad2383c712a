import { rm } from 'node:fs/promises';
import { twoInstances } from './notifications.ts';
import { type Cluster, postgresPrograms, startCluster } from './postgres-cluster.ts';
import { postgresKills } from './postgres-kills.ts';
import { filledFolder, migration } from './restart.ts';
import { outageFigure, outlives } from './store-verdicts.ts';
import { type Proofs, skip, type Verdict } from './verdict.ts';

/** Takes how much of a full size to run, gives the proofs that need a PostgreSQL (a private one is started). */
export function postgresProofs(size: (full: number) => number): Proofs {
  return {
    12: ['two instances on one PostgreSQL', provenTwo],
    13: ['SQLite moves to PostgreSQL', provenMigration],
    28: ['PostgreSQL is killed', provenKills],
  };

  async function withCluster(work: (cluster: Cluster) => Promise<Verdict>): Promise<Verdict> {
    const programs = postgresPrograms();
    if (!programs) return skip('PostgreSQL is not installed');
    const cluster = await startCluster(programs);
    try {
      return await work(cluster);
    } finally {
      await cluster.stop();
    }
  }

  function provenTwo(): Promise<Verdict> {
    return withCluster(async ({ url }) => {
      const report = await twoInstances(url, size(5_000));
      return {
        holds: report.lost + report.repeated + report.missing === 0,
        figure:
          `${report.acknowledged} acknowledged, ${report.lost} lost; ${report.notified} notified, ` +
          `${report.repeated} twice, ${report.missing} missing`,
      };
    });
  }

  function provenKills(): Promise<Verdict> {
    return withCluster(async (cluster) => {
      const report = await postgresKills(cluster, size(20));
      const { atStart, kills, acknowledged, refused, lost, duplicated, deaths, pagesMissed } =
        report;
      return {
        holds: outlives(atStart) && acknowledged > 0 && lost + duplicated + deaths === 0,
        figure:
          `absent at the start: ${outageFigure(atStart)}; ${kills} kills: ${deaths} deaths of ours, ` +
          `${pagesMissed} pages missed, ${acknowledged} acknowledged, ${refused} put off, ` +
          `${lost} lost, ${duplicated} duplicated`,
      };
    });
  }

  function provenMigration(): Promise<Verdict> {
    return withCluster(async ({ url }) => {
      const folder = await filledFolder(size(100_000));
      const reports = await migration(folder, url);
      await rm(folder, { recursive: true, force: true });
      const figure = reports.map(
        ({ table, to, equal }) => `${table} ${to} ${equal ? 'equal' : 'NOT equal'}`,
      );
      return { holds: reports.every(({ equal }) => equal), figure: figure.join(', ') };
    });
  }
}
