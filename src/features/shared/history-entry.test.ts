import { expect, test, vi } from 'vitest';
import { keepInEntry } from './history-entry.ts';

test('an enquiry is sent although the history takes no more changes', () => {
  const replaceState = () => {
    throw new DOMException('Too many calls', 'SecurityError');
  };
  vi.stubGlobal('history', { state: null, replaceState });
  expect(() => keepInEntry({ unsentId: '1' })).not.toThrow();
});
