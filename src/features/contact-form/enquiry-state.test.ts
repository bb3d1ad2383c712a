import { expect, test } from 'vitest';
import { enquiryPhase, enquiryReducer, initialState } from './enquiry-state.ts';

const opened = (unsentId: string, hasMessage = true) =>
  enquiryReducer(initialState(), { type: 'opened', unsentId, newId: 'new', hasMessage });
const edited = { type: 'edited', field: 'email', newId: 'other' } as const;

test('an enquiry that was posted and not acknowledged keeps its id until it is edited', () => {
  expect(opened('lost')).toMatchObject({ id: 'lost', isUnsent: true });
  expect(opened('lost', false)).toMatchObject({ id: 'lost', isUnsent: false });
  expect(enquiryReducer(opened('lost'), edited)).toMatchObject({ id: 'other', isUnsent: false });
  expect(enquiryReducer(opened(''), edited)).toMatchObject({ id: 'new' });
});

test('a draft that the service gave back keeps its id', () => {
  const draft = initialState({ id: 'draft', values: {}, errors: {} });
  expect(
    enquiryReducer(draft, { type: 'opened', unsentId: '', newId: 'new', hasMessage: true }).id,
  ).toBe('draft');
});

test('a visitor who corrects a refused field sends another enquiry, without that error', () => {
  const posted = enquiryReducer(opened(''), { type: 'posted', interests: '' });
  const errors = { email: 'No at sign.', name: 'Missing.' };
  const failed = enquiryReducer(posted, { type: 'failed', errors, isEdited: false });
  expect(failed.id).toBe('new');
  const { name } = errors;
  expect(enquiryReducer(failed, edited)).toMatchObject({ id: 'other', errors: { name } });
});

const post = { status: 'pending', isPaused: false, failureCount: 0 } as const;
test.each([
  [{ status: 'idle' }, {}, 'rest'],
  [{ status: 'idle' }, { isUnsent: true }, 'unsent'],
  [{ status: 'error' }, { isUnsent: true }, 'failed'],
  [{}, {}, 'sending'],
  [{ failureCount: 1 }, {}, 'retrying'],
  [{ isPaused: true }, { hasWaited: true }, 'offline'],
  [{ failureCount: 1 }, { hasWaited: true }, 'online'],
] as const)('a post %j with %j is in the phase %s', (change, state, phase) => {
  expect(enquiryPhase({ ...initialState(), ...state }, { ...post, ...change })).toBe(phase);
});
