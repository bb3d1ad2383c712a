import { expect, it } from 'vitest';
import { filesOnDisk, filesWith } from '../../src/content/records.ts';
import { site } from '../../src/content/site.ts';
import { identity } from './identity.ts';

it.each([
  ['agency.example', 'www.agency.example', 'www.firm.example', 'firm.example'],
  ['www.agency.example', 'agency.example', 'firm.example', 'www.firm.example'],
])('moves hosts and mailboxes from %s, %s to %s, %s', (host, other, newHost, newOther) => {
  const files = filesWith({
    'src/content/site.yaml': `url: https://${host}\nemail: hello@agency.example\n`,
    'deploy/proxy.conf': `${host} ${other} hello@agency.example site@agency.example\n`,
  });
  const answers = { url: `https://${newHost}`, email: 'post@letters.example' };
  expect(identity(files, answers, false).get('deploy/proxy.conf')).toBe(
    `${newHost} ${newOther} post@letters.example site@letters.example\n`,
  );
});

it('names both hosts of an address with www in each file that names two', () => {
  const answers = { url: 'https://www.agency.example', email: 'post@letters.example' };
  const changes = identity(filesOnDisk(), answers, false);
  const hosts = (text = '') => [...new Set(text.match(/(?:www\.)*agency\.example/g))].sort();
  for (const file of ['deploy/nginx.conf', 'deploy/Caddyfile', 'deploy/README.md', '.env.example'])
    expect(hosts(changes.get(file)), file).toEqual(['agency.example', 'www.agency.example']);
  expect([...changes.values()].join('')).not.toContain(new URL(site.url).host);
});
