import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchCopy } from '../../content/schema/pages/search.ts';
import { queryClient } from '../../features/shared/query-client.ts';
import { SearchDialog } from './search-dialog.tsx';

let host: HTMLElement | undefined;

/** Opens the search dialog as a modal; the first call builds it. What was typed before stands there, selected. */
export function showSearch(copy: SearchCopy): void {
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
