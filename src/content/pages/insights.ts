import { insightKinds } from '../insight-kinds.ts';

/** Words of the insights page and of the article pages. */
export const insights = {
  hero: {
    title: 'Insights',
    text: 'Notes from behind the oven door. No trend reports, no ten tips, only things we tried and wrote down while they were still warm.',
    alt: 'A blue book baked in layers like a cake, a slice already taken out of it, candy letters A, B and C on top',
  },
  search: {
    label: 'Search insights',
    placeholder: 'Search insights...',
    clear: 'Clear the search',
  },
  tabs: {
    label: 'Kind of insight',
    options: insightKinds.map(({ id, label, tab }) => ({ ...tab, kind: id, type: label })),
  },
  view: { legend: 'View', grid: 'Grid', list: 'List' },
  /** Announced after searching; `{count}` and `{tab}` are filled in. */
  count: {
    one: '1 result in {tab}',
    other: '{count} results in {tab}',
    waiting: 'Looking …',
  },
  /** `{tab}` becomes the label of the open tab. */
  empty: {
    title: 'No results found for {tab}.',
    text: 'Try a shorter word or look behind another tab. If the answer is not here, asking us is quicker than searching on.',
    reset: 'Show everything',
  },
  failed: {
    title: 'The search did not arrive.',
    text: 'Everything is still listed below. Only searching it needs a file that got lost on the way.',
    retry: 'Try again',
  },
  /** Pages of older pieces, where there are more than the insights page lists; `{…}` are filled in. */
  archive: {
    title: 'Insights, page {page}',
    text: 'Older notes from behind the oven door, {first} to {last}. They keep well.',
    description:
      'Blogs, articles and case studies from the kitchen, {first} to {last}: what worked, what stuck to the pan. Page {page} of our insights.',
    label: 'Pages of insights',
    newer: 'Newer pieces',
    older: 'Older pieces',
  },
  callToAction: {
    title: 'Rather hear it than read it?',
    text: 'Ask the person who wrote it. They like questions, and they know what was left out.',
    action: { label: 'Start Your Project', href: '/contact' },
  },
} as const;

/** Words around every blog, article and case study. */
export const articlePage = {
  back: { label: 'Back to Insights', href: '/insights' },
  /** A placeholder, the same on every piece. */
  author: { name: 'Author Name', published: 'Published on August 22, 2025', placeholder: true },
  noContent: 'Content not available.',
  readingTime: '{minutes} min read',
  share: {
    title: 'Share this article',
    /** Names of the share targets; each opens in a window of its own, on a click and not before. */
    targets: {
      x: 'Share on X',
      linkedin: 'Share on LinkedIn',
      facebook: 'Share on Facebook',
      email: 'Send by e-mail',
    },
    copy: 'Copy the link',
    copied: 'Link copied. It keeps for years.',
    notCopied: 'The link could not be copied. It stands in your address bar.',
    system: 'Share another way',
    note: 'Nothing is sent to these services until you choose one.',
  },
  images: 'Related Images',
  further: 'Further Reading',
  newTab: 'opens in a new tab',
  comments: {
    title: 'Comments',
    load: 'Load the comments',
    note: 'Comments come from {provider}. Choosing the button connects your browser to {host}, which may set cookies of its own.',
    loading: 'Fetching the comments …',
    failed:
      'The comments did not arrive. The service may be down, or something in your browser may be keeping it out.',
    retry: 'Try again',
    open: 'Open the discussion in a new tab',
    notSetUp:
      'Comments are not set up yet, so nothing is loaded here. Until then, {email} reaches us with the same effect.',
  },
  related: 'Related Articles',
  contents: 'Table of Contents',
  demo: 'A demonstration piece: clients, people and figures in it are invented.',
} as const;
