import { expect, it } from 'vitest';
import { retentionDifferences } from './retention.ts';

it('names a period that is set to other days than the site says, and none that is not set', () => {
  const promised = { retentionDays: 365, spamRetentionDays: 30 };
  const equal = { RETENTION_DAYS: '365', SPAM_RETENTION_DAYS: '' };
  expect(retentionDifferences(equal, promised)).toEqual([]);
  expect(retentionDifferences({ RETENTION_DAYS: '90' }, promised)).toEqual([
    'RETENTION_DAYS is 90, and the site says 365 days (form in site.yaml)',
  ]);
});
