import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form/enquiry-form.tsx';

/**
 * The island of the enquiry form: browser validation only (specification, sections 5 and 7). Before it wakes, and
 * without scripts, the same HTML posts by itself; awake it is posted in place and no failure costs a word.
 */
export function ContactForm(props: EnquiryFormProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <EnquiryForm {...props} />
    </QueryClientProvider>
  );
}
