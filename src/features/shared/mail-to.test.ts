import { expect, test } from 'vitest';
import { mailTo } from './mail-to.ts';

test('carries every character, with the line ends RFC 6068 wants', () => {
  const address = new URL(mailTo('hello@site.example', 'Ada & Co?', '50 %\nTwo #3\r\nThree'));
  expect(address.pathname).toBe('hello@site.example');
  expect(address.searchParams.get('subject')).toBe('Ada & Co?');
  expect(address.searchParams.get('body')).toBe('50 %\r\nTwo #3\r\nThree');
});
