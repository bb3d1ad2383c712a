/** Words of the search dialog. `{count}` and `{query}` are filled in. */
export const search = {
  title: 'Search the whole kitchen',
  label: 'Search all pages',
  placeholder: 'Hungry for what?',
  close: 'Close the search',
  hint: 'Services, industries, projects, every insight and the small print. Two letters are enough to start.',
  results: 'Results',
  loading: 'Fetching the recipe index …',
  count: {
    one: '1 page for “{query}”',
    other: '{count} pages for “{query}”',
    more: 'The best {shown} of {count} pages for “{query}”',
  },
  empty: {
    title: 'Nothing on the shelf for “{query}”.',
    text: 'Try a shorter word, or ask us. We answer questions that are not in any index.',
    action: { label: 'Ask a person', href: '/contact' },
  },
  failed: {
    text: 'The index did not arrive. The connection may be taking a coffee break.',
    retry: 'Try again',
  },
  keys: 'Arrow keys choose, Enter opens, Esc closes.',
  /** What a result is, shown beside its title. */
  kinds: {
    page: 'Page',
    service: 'Service',
    industry: 'Industry',
    project: 'Project',
    blog: 'Blog',
    article: 'Article',
    'case-study': 'Case study',
    policy: 'Small print',
  },
} as const;

export type SearchCopy = typeof search;
export type SearchKind = keyof SearchCopy['kinds'];
