import { expect, test, vi } from 'vitest';
import { writeHistoryState } from './history-state.ts';

test('an enquiry is sent although the history takes no more changes', () => {
  const replaceState = () => {
    throw new DOMException('Too many calls', 'SecurityError');
  };
  vi.stubGlobal('history', { state: null, replaceState });
  expect(() => writeHistoryState({ unsentId: '1' })).not.toThrow();
});
