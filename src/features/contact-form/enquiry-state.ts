import type { UseMutationResult } from '@tanstack/react-query';
import type { EnquiryDraft } from './enquiry-fields/enquiry-fields.tsx';

interface EnquiryState {
  /** Idempotency key of the next post; '' before the browser has created one. */
  id: string;
  /** Key of the last post, which may be stored although its answer was lost. */
  sentId: string;
  /** Whether the visitor returned to an enquiry that was posted but not acknowledged. */
  isUnsent: boolean;
  errors: EnquiryDraft['errors'];
  /** Whether the visitor kept typing during the post that failed. */
  isEdited: boolean;
  /** Whether the post has waited for a connection. */
  hasWaited: boolean;
  /** Interests of the last post; `sentInterests` is set after success, until the visitor types again. */
  interests: string;
  sentInterests: string | undefined;
}

type EnquiryAction =
  | { type: 'opened'; unsentId: string; newId: string; hasMessage: boolean }
  | { type: 'edited'; field: string; newId: string }
  | { type: 'posted'; interests: string }
  | { type: 'paused' }
  | { type: 'sent'; newId: string }
  | { type: 'failed'; errors: EnquiryDraft['errors']; isEdited: boolean };

export const initialState = (draft?: EnquiryDraft & { id: string }): EnquiryState => ({
  id: draft?.id ?? '',
  sentId: '',
  isUnsent: false,
  errors: draft?.errors ?? {},
  isEdited: false,
  hasWaited: false,
  interests: '',
  sentInterests: undefined,
});

export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  switch (action.type) {
    case 'opened': {
      // Uses the same key again, so that the enquiry is stored once.
      const { unsentId, newId, hasMessage } = action;
      const isUnsent = unsentId !== '' && hasMessage;
      return { ...state, id: state.id || unsentId || newId, sentId: unsentId, isUnsent };
    }
    case 'edited': {
      const { [action.field]: error, ...errors } = state.errors;
      // The service may have stored a post although its answer was lost: once edited, it is another enquiry.
      const isAnother = state.id !== '' && state.id === state.sentId;
      const isKnown = error === undefined && !state.isUnsent && state.sentInterests === undefined;
      if (isKnown && !isAnother) return state;
      const id = isAnother ? action.newId : state.id;
      return { ...state, id, errors, isUnsent: false, sentInterests: undefined };
    }
    case 'posted': {
      const { interests } = action;
      return { ...state, sentId: state.id, errors: {}, hasWaited: false, interests };
    }
    case 'paused':
      return { ...state, hasWaited: true };
    case 'sent':
      return { ...state, id: action.newId, sentInterests: state.interests };
    case 'failed':
      return { ...state, errors: action.errors, isEdited: action.isEdited };
  }
}

export function enquiryPhase(
  { isUnsent, hasWaited }: Pick<EnquiryState, 'isUnsent' | 'hasWaited'>,
  post: Pick<UseMutationResult, 'status' | 'isPaused' | 'failureCount'>,
) {
  if (post.status === 'idle') return isUnsent ? 'unsent' : 'rest';
  if (post.status === 'error') return 'failed';
  if (post.status === 'success') return 'sent';
  if (post.isPaused) return 'offline';
  if (hasWaited) return 'online';
  return post.failureCount > 0 ? 'retrying' : 'sending';
}

export type EnquiryPhase = ReturnType<typeof enquiryPhase>;
