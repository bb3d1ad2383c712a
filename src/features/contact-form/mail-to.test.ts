import { expect, test } from 'vitest';
import { mailTo } from './mail-to.ts';

test('carries the same text, without empty lines for empty fields', () => {
  const values = new FormData();
  values.set('name', 'Ada & Co? 50 %');
  values.set('company', '  ');
  values.set('message', 'One\nTwo #3');
  const labels = { name: 'Name', company: 'Company', phone: 'Phone', message: 'Message' };
  const address = new URL(mailTo('hello@site.example', 'Enquiry', labels, values));
  expect(address.pathname).toBe('hello@site.example');
  expect(address.searchParams.get('subject')).toBe('Enquiry');
  expect(address.searchParams.get('body')).toBe('Name: Ada & Co? 50 %\r\n\r\nOne\r\nTwo #3');
});
