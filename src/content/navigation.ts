import { type PageRecord, pages } from './pages.ts';

/** A link of the site's own menus. */
export interface MenuLink extends Pick<PageRecord, 'name' | 'path'> {
  /** False where the cursor follower shows no label over the link. */
  cursorLabel?: false;
}

/** The five main links, in header and menu. */
export const mainLinks: readonly MenuLink[] = [
  pages.home,
  pages.about,
  pages.services,
  pages.projects,
  pages.insights,
];

export const contactLink: MenuLink = { ...pages.contact, cursorLabel: false };

/** The footer's first column. */
export const companyLinks: readonly MenuLink[] = [...mainLinks, pages.industries, contactLink];

/** The frame's own words. */
export const frameLabels = {
  skip: 'Skip to the content',
  main: 'Main',
  menu: 'Menu',
  search: 'Search',
  toasts: {
    label: 'Messages',
    close: 'Close the message',
    lost: 'The connection is gone. What you have open stays readable.',
    back: 'The connection is back. Carry on.',
  },
  columns: {
    menu: 'Menu',
    services: 'Services',
    industries: 'Industries',
    connect: 'Connect',
    company: 'Company',
  },
  connect: 'Tell us what you are hungry for. A person answers, not a funnel.',
  startProject: 'Start Your Project',
  newTab: 'opens in a new tab',
  rights: 'All Rights Reserved',
  toTop: 'Scroll to top',
  home: 'home',
} as const;
