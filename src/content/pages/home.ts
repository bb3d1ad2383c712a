/** Words of the home page, in the order of the page. */
export const home = {
  hero: {
    headline: 'Digital Transformation That Works and Wows.',
    /** The part of the headline in the accent colour. */
    accent: 'Wows.',
    lede: 'We whisk strategy, design and code into websites, apps and brands that earn their keep, and a second helping.',
    actions: [
      { label: 'Start Your Project', href: '/contact' },
      { label: 'See the work', href: '/projects' },
    ],
    alt: 'A browser window iced on a biscuit, a phone on an ice-lolly stick with one corner bitten off, a tower of macarons, a doughnut and sprinkles',
  },
  trustedBy: 'Trusted By',
  whoWeAre: {
    title: 'Who We Are',
    paragraphs: [
      'We are a digital patisserie: strategists, designers and engineers who think that software should be useful by lunchtime and still a pleasure by the end of the decade.',
      'Everything is made in one kitchen. The person who sketches your checkout sits next to the person who codes it, and both have met the person who packs your parcels. That is why our estimates are dull and our launches are, too, in the best possible way.',
      'We keep the menu short and the portions honest. You see something real every fortnight, taste it, say what is missing, and own the recipe, the tins and the leftovers when we are done.',
    ],
  },
  values: {
    title: 'Built for your success',
    text: 'Three ingredients go into every order. You can taste when one of them is missing.',
    items: [
      {
        id: 1,
        title: 'Innovation',
        description:
          'We try new things on ourselves first. Whatever still holds after six months in our own kitchen may come near yours; the rest becomes an anecdote.',
      },
      {
        id: 2,
        title: 'Empowerment',
        description:
          'You get the recipe along with the cake: code in your repository, accounts in your name, and a team of yours that can bake the next one without us.',
      },
      {
        id: 3,
        title: 'Transparency',
        description:
          'Hours, costs, risks and burnt trays are on one page that you can open at any time. Bad news travels the same day, by phone, from the person who caused it.',
      },
    ],
  },
  services: {
    title: 'Our Services',
    text: 'Twelve dishes, one kitchen. Order à la carte or let us plan the whole menu.',
    action: 'Explore',
  },
  banner: {
    title: 'Unleash Your Digital Vision',
    /** `{product}` becomes the brand’s name. */
    claim: 'Creative. Smart. {product}.',
    text: 'Bring the ingredients. We’ll bring the heat.',
    action: { label: 'Start Your Project', href: '/contact' },
    alt: 'A whisk rising from a red mixing bowl in a swirl of pink and gold ribbon, with a browser biscuit, a candy phone, curly brackets and sweets in the air around it',
  },
  projects: {
    title: 'Straight from the oven',
    text: 'Four products that left our kitchen, with the figures they were ordered for. The burnt edges are in the case studies, too.',
  },
  testimonials: {
    title: 'Compliments to the kitchen',
    text: 'From people who had seen the invoice before they wrote this.',
  },
  faq: {
    title: 'FAQ, freshly answered',
    text: 'Twenty things people ask before they order. If yours is the twenty-first, write to us and it may well end up here.',
  },
  callToAction: {
    title: 'We turn ideas into revenue...',
    text: 'Yours may still be a scribble on a napkin. Good: napkins are quick to change and pleasant to file.',
    action: { label: 'Let’s Grow', href: '/contact' },
  },
} as const;
