import { pages } from '../pages.ts';

/** Words of the not-found pages. */
export const notFound = {
  page: {
    metadata: { title: '404 – Well, This Is Awkward' },
    code: '404',
    title: "The page you're looking for took a coffee break",
    text: 'It left its apron on the hook and no note. Perhaps the address has a typing error in it, perhaps the page moved, perhaps it never worked here.',
    alt: 'The figures 404 as iced biscuits behind a tipped-over blue cup, its coffee spreading across the floor beside sugar lumps',
    action: { label: 'Back to Safety', href: '/' },
  },
  service: {
    metadata: { title: 'Service not found' },
    title: 'Service not found.',
    text: 'It is not on the menu, at least not under that name. The twelve dishes we do serve are all on one page.',
    action: { label: 'See all services', href: '/services' },
  },
  industry: {
    metadata: { title: 'Industry Not Found - {brand}' },
    title: 'Service not found.',
    text: 'We have no page for that industry yet, which does not mean that we have never worked in it. Have a look at its neighbours, or just ask.',
    action: { label: 'See industries we serve', href: '/services#industries' },
  },
  insight: {
    metadata: { title: 'Blog not found' },
    title: 'Blog not found.',
    text: 'This piece was either eaten, renamed or never written. The search on the insights page knows everything that was.',
    action: { label: 'Back to Insights', href: '/insights' },
  },
  project: {
    metadata: { title: 'Project not found' },
    title: 'Project not found.',
    text: 'We did code a few things, but not that one. Six of them are laid out on the tray, with figures.',
    action: { label: 'See all projects', href: '/projects' },
  },
  /** Always three links under the text: near matches from the search index first, else these. */
  elsewhere: {
    title: 'Still warm elsewhere',
    links: [pages.services, pages.projects, pages.insights],
  },
  /** Replaces the title above them where the index has near matches. */
  suggestions: 'Did you perhaps mean',
  /** The server's page for what nobody expected. */
  error: {
    metadata: { title: 'Unexpected Application Error!' },
    title: 'Unexpected Application Error!',
    text: '500 Internal Server Error. Something boiled over on our side and nothing of yours is lost. Please try again in a minute.',
    action: { label: 'Back to Safety', href: '/' },
  },
} as const;
