/** A link of the site's own menus (specification, section 3: name, path). */
export interface MenuLink {
  name: string;
  path: string;
  /** False where the cursor follower shows no label over the link. */
  cursorLabel?: false;
}

/** The five main links, in header and menu. */
export const mainLinks = [
  { name: 'Home', path: '/' },
  { name: 'About', path: '/about' },
  { name: 'Services', path: '/services' },
  { name: 'Projects', path: '/projects' },
  { name: 'Insights', path: '/insights' },
] as const satisfies readonly MenuLink[];

export const contactLink: MenuLink = { name: 'Contact', path: '/contact', cursorLabel: false };

/** The footer's first column. */
export const companyLinks: readonly MenuLink[] = [
  ...mainLinks,
  { name: 'Industries', path: '/industries' },
  contactLink,
];

/** The footer's last line. */
export const policyLinks: readonly MenuLink[] = [
  { name: 'Privacy Policy', path: '/privacy' },
  { name: 'Terms of Service', path: '/terms' },
  { name: 'Cookie Policy', path: '/cookies' },
];

/** The frame's own words. */
export const frameLabels = {
  skip: 'Skip to the content',
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
  footerTitle: 'Hungry for something good?',
  newTab: 'opens in a new tab',
  rights: 'All Rights Reserved',
  toTop: 'Scroll to top',
  home: 'home',
} as const;
