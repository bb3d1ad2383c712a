import { type RefObject, useEffect } from 'react';
import { CONTACT_FIELDS } from '../../content/schema/forms.ts';

/** What is ticked travels in one field, joined by a comma and a space: other form services keep one value a field. */
function joinChoices({ formData }: FormDataEvent) {
  for (const { name, type } of CONTACT_FIELDS)
    if (type === 'checkbox') formData.set(name, formData.getAll(name).join(', '));
}

/** Ticks the interests that the address names, unless the browser is restoring what the visitor had chosen. */
function tickInterests(form: HTMLFormElement) {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') return;
  const slugs = new URLSearchParams(location.search).getAll('interest');
  for (const box of form.querySelectorAll<HTMLInputElement>('[data-interest]')) {
    if (slugs.includes(box.dataset.interest ?? '')) box.checked = true;
  }
}

export function useFormInit(ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    tickInterests(form);
    form.addEventListener('formdata', joinChoices);
    return () => form.removeEventListener('formdata', joinChoices);
  }, [ref]);
}
