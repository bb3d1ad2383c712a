import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import copy from '../../content/pages/search.yaml';
import { queryClient } from '../../features/shared/query-client.ts';
import { SearchDialog } from './search-dialog.tsx';

let host: HTMLElement | undefined;

/**
 * Opens the search over all pages as a modal dialog; the first call builds it. What was typed before stands there, selected.
 * Brings React with it, so import it on demand only.
 */
export function openSearch(): void {
  if (!host) {
    const created = document.createElement('div');
    document.body.append(created);
    flushSync(() =>
      createRoot(created).render(
        <QueryClientProvider client={queryClient}>
          <SearchDialog copy={copy} />
        </QueryClientProvider>,
      ),
    );
    host = created;
  }
  const dialog = host.querySelector('dialog');
  if (dialog && !dialog.open) dialog.showModal();
  host.querySelector('input')?.select();
}
