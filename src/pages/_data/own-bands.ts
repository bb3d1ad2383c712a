import type { ComponentType } from 'react';
import { features } from '../../content/features.ts';
import { controls } from '../../content/navigation.ts';
import { pages } from '../../content/pages.ts';
import type { OwnBand } from '../../content/schema/own-page.ts';
import { ownSections } from '../../custom/sections.ts';
import { Team } from '../../sections/about/team/team.tsx';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { Costs } from '../../sections/costs/costs.tsx';
import { Faq } from '../../sections/faq/faq.tsx';
import { NumberedCards } from '../../sections/numbered-cards/numbered-cards.tsx';
import { ProjectCarousel } from '../../sections/project-carousel/project-carousel.tsx';
import { ServiceGrid } from '../../sections/service-grid/service-grid.tsx';
import { StatCards } from '../../sections/stat-cards/stat-cards.tsx';
import { Statement } from '../../sections/statement/statement.tsx';
import { Steps } from '../../sections/steps/steps.tsx';
import { TestimonialCarousel } from '../../sections/testimonial-carousel/testimonial-carousel.tsx';
import { TextBand } from '../../sections/text-band/text-band.tsx';
import { TrustedBy } from '../../sections/trusted-by/trusted-by.tsx';
import { industryCards, serviceCards } from './cards.ts';
import { clientLogos } from './client-logos.ts';
import { demoLabel } from './demo.ts';
import { artPicture } from './pictures.ts';
import { faqItems, projectSlides, testimonialSlides } from './slides.ts';
import { teamMembers } from './team.ts';

/** A section with its props, as the page draws it. */
interface Drawn {
  Section: ComponentType<Record<string, unknown>>;
  props: object;
}
const draw = <Props extends object>(Section: ComponentType<Props>, props: Props): Drawn => ({
  Section: Section as unknown as Drawn['Section'],
  props,
});

interface PageParts {
  /** The page's text as HTML; '' if it has none. */
  html: string;
  tone: string;
}

const numbered = (entries: readonly { title: string; description: string }[]) =>
  entries.map((entry, index) => ({ id: String(index + 1).padStart(2, '0'), ...entry }));

async function drawBand(band: OwnBand, id: string, { html, tone }: PageParts): Promise<Drawn> {
  const name: string = band.band;
  const OwnSection = ownSections[name];
  if (OwnSection) return draw(OwnSection, { ...band, id });
  switch (band.band) {
    case 'text':
      return draw(TextBand, { html });
    case 'statement':
      return draw(Statement, { id, ...band });
    case 'steps':
      return draw(Steps, { id, ...band, items: numbered(band.entries) });
    case 'cards':
      return draw(NumberedCards, { id, ...band, tone, items: numbered(band.entries) });
    case 'figures':
      return draw(StatCards, { id, ...band, demo: demoLabel(band.demo), stats: band.entries });
    case 'table':
      return draw(Costs, { id, ...band, demo: demoLabel(band.demo), rows: band.entries });
    case 'questions': {
      const own = band.entries?.map((entry, index) => ({ id: String(index), ...entry }));
      return draw(Faq, { id, ...band, items: own ?? (await faqItems()) });
    }
    case 'services':
      return draw(ServiceGrid, { id, ...band, items: await serviceCards() });
    case 'industries':
      return draw(ServiceGrid, { id, ...band, items: await industryCards() });
    case 'projects':
      return draw(ProjectCarousel, {
        ...{ id, ...band, copy: controls.carousel },
        ...(await projectSlides()),
      });
    case 'testimonials':
      return draw(TestimonialCarousel, {
        ...{ id, ...band, copy: controls.carousel, ratingUnit: controls.rating },
        ...(await testimonialSlides()),
      });
    case 'team':
      return draw(Team, { id, ...band, ...(await teamMembers()) });
    case 'clients':
      return draw(TrustedBy, {
        ...{ id, ...band, pause: features.marquee ? controls.pause : undefined },
        ...(await clientLogos()),
      });
    case 'call-to-action':
      return draw(CallToAction, {
        ...{ id, ...band, tone },
        picture: await artPicture(band.picture ?? pages.contact.picture, '', 'closing'),
      });
    default:
      throw new Error(`src/custom/sections.ts has no section for the band "${name}".`);
  }
}

/** Returns the bands of a page in their order. Its text is first unless a band places it. */
export function drawBands(bands: readonly OwnBand[], parts: PageParts): Promise<Drawn[]> {
  const isPlaced = bands.some(({ band }) => band === 'text');
  const all: readonly OwnBand[] = isPlaced ? bands : [{ band: 'text' }, ...bands];
  return Promise.all(all.map((band, index) => drawBand(band, `band-${index + 1}`, parts)));
}
