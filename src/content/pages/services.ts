/** Words of the services overview, in the order of the page. */
export const services = {
  hero: {
    title: 'Twelve Dishes. One Very Clean Kitchen.',
    text: 'Web, mobile, design, brand, social, search, AI, Web3, content and commerce, made by people who share a table and a deadline.',
    alt: 'A two-tier cake stand full of cupcakes, macarons and doughnuts under a swirled lollipop, wrapped sweets at its foot',
  },
  intro: {
    title: 'Order à la carte, or trust the chef',
    text: 'Each of these can be had alone. They are better together, as a good sauce is better with something under it: the brand that knows its interface, the shop that knows its search, the automation that knows when to fetch a person.',
    action: 'Explore',
  },
  industries: {
    title: 'Industries we serve',
    text: 'Every trade has its own salt. These are the twelve whose vocabulary we have learnt, and whose regulators we have met.',
    action: 'Explore',
  },
  whoWeAre: {
    title: 'Who We Are',
    text: 'Eight things clients tell their colleagues about us, with the figures they ask for next.',
    cards: [
      {
        id: 1,
        count: '150+',
        title: 'Projects delivered',
        description:
          'Sixty-odd whole products, and every audit, rescue and campaign that left by the front door.',
      },
      {
        id: 2,
        count: '5+',
        title: 'Years',
        description:
          'At the same stove, with most of the same cooks. Your second project meets the people of your first.',
      },
      {
        id: 3,
        count: '99%',
        title: 'Client retention',
        description: 'One left us. They opened a bakery, so we took it as praise.',
      },
      {
        id: 4,
        count: '14 days',
        title: 'Agile delivery',
        description:
          'The longest you wait to see something that works, on an address you can show to your board.',
      },
      {
        id: 5,
        count: 'A to Z',
        title: 'End-to-end partnership',
        description:
          'From the napkin to the night shift: research, design, build, launch, upkeep, and the dull parts in between.',
      },
      {
        id: 6,
        count: '5 or 6',
        title: 'User-first design',
        description:
          'Of your customers sit in each round of testing. They outvote us, and they outvote you.',
      },
      {
        id: 7,
        count: 'By design',
        title: 'Compliance ready',
        description:
          'UK GDPR, WCAG 2.2 AA and the rules of your trade are on the shopping list, never in the snagging list.',
      },
      {
        id: 8,
        count: '3 ways',
        title: 'Flexible engagement models',
        description:
          'A fixed price for a known dish, a monthly team for a moving one, or a chef lent to your own kitchen.',
      },
    ],
    demo: true,
  },
  quote: {
    label: 'A client says',
    text: 'They asked our pupils before they asked us. It was slightly embarrassing and exactly right: the button we had fought about for a term turned out to be one nobody needed.',
    author: 'Priya Raman',
    position: 'Head of Learning',
    company: 'Oakmere Academy',
    demo: true,
  },
  milestone: {
    title: 'Milestone Unlocked',
    count: '12+',
    subject: 'industries',
    text: 'The twelfth trade moved in: twelve industries now have a shelf of their own in our pantry, and the thirteenth is at the door with a casserole.',
    updated: 'Updated Q2 2025',
    demo: true,
  },
  callToAction: {
    title: 'Half an hour, no slides, one straight answer.',
    text: 'Tell us what is on your plate. You will hear what we would do, what it might cost, and whether you need us for it.',
    action: { label: 'Schedule a Call', href: '/contact' },
  },
} as const;
