import { type SubmitEvent, useEffect, useReducer, useRef } from 'react';
import { askToast } from '../../browser/toast-event.ts';
import { CONTACT_FIELDS } from '../../content/schema/forms.ts';
import type { ContactCopy } from '../../content/schema/pages/contact.ts';
import { readHistoryState, writeHistoryState } from '../shared/history-state.ts';
import { newId } from '../shared/new-id.ts';
import { postForm } from '../shared/post-form.ts';
import { usePost } from '../shared/use-post.ts';
import type { EnquiryDraft } from './enquiry-fields/enquiry-fields.tsx';
import { enquiryReducer, initialState } from './enquiry-state.ts';
import { errorCopy } from './submit-status/submit-status.tsx';
import { THANKS } from './thanks/thanks.tsx';

const TOAST = { id: 'enquiry' };

interface EnquiryFormOptions {
  endpoint: string;
  states: ContactCopy['states'];
  draft: (EnquiryDraft & { id: string }) | undefined;
}

const sameEntries = (a: FormData, b: FormData) => JSON.stringify([...a]) === JSON.stringify([...b]);

const chosenInterests = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[data-interest]:checked')]
    .map(({ dataset }) => dataset.interest)
    .join(' ');

/** Joins ticked choices into one field, separated by commas: other form services keep one value per field. */
function joinChoices({ formData }: FormDataEvent) {
  for (const { name, type } of CONTACT_FIELDS)
    if (type === 'checkbox') formData.set(name, formData.getAll(name).join(', '));
}

/** Ticks the interests named in the address, unless the browser is restoring the visitor's choices. */
function tickInterests(form: HTMLFormElement) {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') return;
  const slugs = new URLSearchParams(location.search).getAll('interest');
  for (const box of form.querySelectorAll<HTMLInputElement>('[data-interest]')) {
    if (slugs.includes(box.dataset.interest ?? '')) box.checked = true;
  }
}

/** Opens the dialog by its fragment, without a history entry. That moves the focus, which is restored so the dialog can return it. */
function showThankYou() {
  const focused = document.activeElement;
  location.replace(`#${THANKS}`);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Sends the enquiry and reports progress in toasts. Until mounted, it renders the same HTML as the service's own page. */
export function useEnquiryForm({ endpoint, states, draft }: EnquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(enquiryReducer, draft, initialState);
  useEffect(() => {
    if (!form.current) return;
    tickInterests(form.current);
    form.current.addEventListener('formdata', joinChoices);
    const hasMessage = new FormData(form.current).get('message') !== '';
    const unsentId = readHistoryState<string>('unsentId') ?? '';
    dispatch({ type: 'opened', unsentId, newId: newId(), hasMessage });
  }, []);

  // A visitor who keeps typing during the post keeps the new text and the focus.
  const isEditedSince = (sent: FormData) =>
    form.current !== null && !sameEntries(new FormData(form.current), sent);
  const [post, send] = usePost('enquiry', {
    mutationFn: (data) => postForm(endpoint, data),
    onMutate: (data) => {
      writeHistoryState({ unsentId: String(data.get('_id')) });
      // Offline the post is only paused, and the toasts' code couldn't be fetched.
      if (navigator.onLine) askToast('loading', states.sending, TOAST);
    },
    onSuccess: (_, sent) => {
      writeHistoryState({ unsentId: '' });
      askToast('dismiss', TOAST.id);
      const { hash } = location;
      if (!isEditedSince(sent)) form.current?.reset();
      dispatch({ type: 'sent', newId: newId() });
      showThankYou();
      // The thank-you dialog confirms it, but doesn't open if the address already has its id.
      if (location.hash === hash) askToast('success', states.sent, TOAST);
    },
    onError: (error, sent) => {
      askToast('error', errorCopy(states, error).title, TOAST);
      dispatch({ type: 'failed', errors: error.fields, isEdited: isEditedSince(sent) });
    },
  });
  // Dispatches during render: with an effect, the visitor would see one phase too many.
  if (post.isPaused && !state.hasWaited) dispatch({ type: 'paused' });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    send(() => {
      dispatch({ type: 'posted', interests: chosenInterests(currentTarget) });
      const elapsed = currentTarget.elements.namedItem('_elapsed');
      if (elapsed instanceof HTMLInputElement) elapsed.value = performance.now().toFixed();
      return new FormData(currentTarget);
    });
    // Last, so that the browser posts the form if the code above throws.
    event.preventDefault();
  };
  const edit = (field: string) => dispatch({ type: 'edited', field, newId: newId() });
  return { ...state, form, submit, edit, post };
}
