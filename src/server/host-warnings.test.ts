import { expect, test } from 'vitest';
import { hostWarnings } from './host-warnings.ts';

test('a start on Render without HOST and a place for enquiries says which settings are missing', () => {
  const env = { RENDER: 'true', PORT: '10000' };
  const [host, disk] = hostWarnings(env);
  expect(host).toContain('Render cannot reach');
  expect(host).toContain('HOST=0.0.0.0');
  expect(disk).toContain('DATABASE_URL');
  expect(hostWarnings({ ...env, HOST: '0.0.0.0', DATA_DIR: '/var/data' })).toEqual([]);
  expect(hostWarnings({ PORT: '4321' })).toEqual([]);
});
