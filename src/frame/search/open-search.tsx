import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import copy from '../../content/pages/search.yaml';
import { queryClient } from '../../features/shared/query-client.ts';
import { mountIsland } from '../../ui/island-boundary/mount-island.tsx';
import { SearchDialog } from './search-dialog.tsx';

let host: HTMLElement | undefined;

/**
 * Opens the search as a modal dialog, built by the first call. Brings React with it, so import it on demand only.
 * @param typed what was typed while this code was fetched
 */
export function openSearch(typed: string): void {
  if (!host) {
    const created = document.createElement('div');
    document.body.append(created);
    flushSync(() =>
      mountIsland(
        created,
        <QueryClientProvider client={queryClient}>
          <SearchDialog copy={copy} first={typed} />
        </QueryClientProvider>,
      ),
    );
    host = created;
  }
  const dialog = host.querySelector('dialog');
  if (dialog && !dialog.open) dialog.showModal();
  const input = host.querySelector('input');
  input?.setSelectionRange(typed.length, input.value.length);
}
