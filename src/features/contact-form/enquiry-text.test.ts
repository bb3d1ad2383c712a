import { expect, test } from 'vitest';
import { enquiryText } from './enquiry-text.ts';

test('has the same text, without lines for empty fields', () => {
  const values = new FormData();
  values.set('name', 'Ada');
  values.set('company', '  ');
  values.set('message', 'One\nTwo');
  const labels = { name: 'Name', company: 'Company', phone: 'Phone', message: 'Message' };
  expect(enquiryText(labels, values)).toBe('Name: Ada\n\nOne\nTwo');
});
