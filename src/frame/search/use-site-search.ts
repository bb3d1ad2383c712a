import { useQuery } from '@tanstack/react-query';
import { loadJson, queryClient } from '../../features/shared/query-client.ts';
import type { SearchPage } from '../../model/search-documents.ts';
import { createSearch, searchFile } from './site-search.ts';

export const useSiteSearch = () =>
  useQuery(
    {
      queryKey: ['site-search'],
      queryFn: async ({ signal }) => {
        const [pages, texts] = await Promise.all([
          loadJson<SearchPage[]>(searchFile('index'), signal),
          loadJson<string[]>(searchFile('text'), signal),
        ]);
        return createSearch(pages, texts);
      },
      // A function cannot be compared structurally.
      structuralSharing: false,
    },
    queryClient,
  );
