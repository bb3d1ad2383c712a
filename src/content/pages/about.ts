/** Words of the about page, in the order of the page. */
export const about = {
  hero: {
    title: 'We Build Brands That Don’t Just Work—They Wow.',
    text: 'Twenty-odd people, one long table, and a house rule that nothing leaves the kitchen until its maker would pay for it.',
    alt: 'A mixing bowl with a whisk, a recipe on a biscuit, and a jar that holds a wooden spoon, a paintbrush, a pencil and a spanner',
  },
  story: {
    title: 'Our Story',
    lead: 'It began as a joke in a bakery, and the bakery had the better website by the end of it.',
    paragraphs: [
      'In 2019 two of us, a developer and a typographer, shared a desk in the back room of a neighbourhood patisserie. The rent was low because the ovens were on the other side of the wall. The baker, who had been watching us quarrel over a client’s home page, asked why we took nine months over something that people would look at for nine seconds. She made four hundred things people loved before seven every morning. We had no answer, so we asked to watch.',
      'What we saw was mise en place: everything weighed, labelled and within reach before a single egg is broken. Small batches. Somebody tasting at each step. Nothing served because it was finished, only because it was good. We built her an ordering page that way, in eleven days, and by Christmas it took more money than the counter. A customer asked who had made it. She pointed at the wall and said: “The patisserie next door.” The name of the trade stuck.',
      'There are more than twenty of us now, and the work has grown to hospital portals, freight towers and shops with a hundred thousand shelves. The method has not changed. We weigh before we mix, we taste with your customers, and we wash up after ourselves. The bakery still supplies Fridays.',
    ],
    demo: true,
  },
  recipe: {
    title: 'Our Recipe for Digital Deliciousness',
    text: 'Five steps, always in this order. Skipping one is possible, and you can tell by the taste.',
    steps: [
      {
        id: '01',
        title: 'Deep Dive',
        description:
          'Two weeks with your people, your data and your customers’ complaints. We leave with one page: who is hungry, for what, and how we will know that they were fed.',
      },
      {
        id: '02',
        title: 'Pre-Production',
        description:
          'Scope, budget, risks and access, all on the counter before the oven is lit. You get a plan with dates, and a list of what we have agreed to leave out.',
      },
      {
        id: '03',
        title: 'Design Proposition',
        description:
          'Two directions, each carried through to real screens with real words. We show them to half a dozen of your customers, and the kinder direction wins.',
      },
      {
        id: '04',
        title: 'Design Development',
        description:
          'Designers and engineers finish it together, a slice every fortnight, on an address you can open from your phone. Everything you see works; what does not work is not shown.',
      },
      {
        id: '05',
        title: 'Delivery & Testing',
        description:
          'Speed, security, accessibility and one awful rehearsal in which we break it on purpose. Then launch, on a Tuesday, and four weeks with the chefs within earshot.',
      },
    ],
    empty: 'No approach data available.',
  },
  expertise: {
    title: 'Our Expertise',
    text: 'Counted by us, so take it with a pinch of salt. The salt is included.',
    stats: [
      {
        count: '20+',
        title: 'Creative people',
        description: 'Engineers count as creative here. So does the accountant, within the law.',
        image: 'stat-people',
        alt: 'Three gingerbread people of different shades, arm in arm',
      },
      {
        count: '5+',
        title: 'Years',
        description: 'Long enough to have met our own old code, and to have apologised to it.',
        image: 'stat-years',
        alt: 'A slice of cake with five lit candles',
      },
      {
        count: '60+',
        title: 'Projects',
        description:
          'Whole products, from blank page to launch day. Audits and rescues come on top.',
        image: 'stat-projects',
        alt: 'A tall stack of macarons, one more leaning against it',
      },
      {
        count: '15+',
        title: 'Industries',
        description: 'Twelve are on the menu. The others we tried once and would do again.',
        image: 'stat-industries',
        alt: 'An open box of chocolates, each with a different topping',
      },
      {
        count: '100%',
        title: 'Client love',
        description: 'Ours for them, that is. The reverse we measure quarterly, with a form.',
        image: 'stat-love',
        alt: 'A glossy red heart of sugar',
      },
      {
        count: '∞',
        title: 'Infinite ideas',
        description: 'About four of them good at any time. We have people for telling them apart.',
        image: 'stat-ideas',
        alt: 'An infinity sign twisted from candy cane',
      },
      {
        count: '0',
        title: 'Boring designs',
        description: 'There was one, in 2021. It has been recycled into a spreadsheet.',
        image: 'stat-boring',
        alt: 'A plate between knife and fork, with nothing on it but a zero of icing',
      },
    ],
    demo: true,
  },
  values: {
    title: 'Vision & Mission',
    lead: 'A web with fewer apologies in it.',
    text: 'That is the vision. The mission is to get there one client at a time, by four rules that hang above the sink.',
    items: [
      {
        id: '01',
        title: 'Trust',
        description:
          'We ask for it in small amounts: a fixed first stage, a clear exit, and your name on every account. More is earned by the tray.',
      },
      {
        id: '02',
        title: 'Communication',
        description:
          'One channel, one weekly note, no jargon that could not be said to the baker. Silence for more than two days counts as a fault of ours.',
      },
      {
        id: '03',
        title: 'Integrity',
        description:
          'If a cheaper tool will do, or a competitor would do it better, you hear that from us before you hear a price.',
      },
      {
        id: '04',
        title: 'Building Real Relationships',
        description:
          'We know which of your releases fall in the school holidays. Most of our clients have been at our table, and two of them have met there and merged.',
      },
    ],
  },
  callToAction: {
    title: 'There is a free chair at the long table.',
    text: 'Tell us what you are making. We read everything, including the postscript.',
    action: { label: 'Slide Into Our Inbox', href: '/contact' },
  },
} as const;
