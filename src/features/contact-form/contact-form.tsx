import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../shared/query-client.ts';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form/enquiry-form.tsx';

/** Before it is hydrated, and without scripts, the same HTML posts by itself; hydrated it is posted in place. */
export const ContactForm = (props: EnquiryFormProps) => (
  <QueryClientProvider client={queryClient}>
    <EnquiryForm {...props} />
  </QueryClientProvider>
);
