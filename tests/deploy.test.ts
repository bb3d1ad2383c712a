import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['Caddyfile', 'Dockerfile'])(
  'deploy/%s asks whether the server answers: an outage of the store takes no page away',
  (name) => {
    const settings = readFileSync(`deploy/${name}`, 'utf8').replace(/^\s*#.*/gm, '');
    expect(settings.match(/\/health[\w/]*/g)).toEqual(['/health/live']);
  },
);
