import type { CollectionEntry } from 'astro:content';
import { language } from '../../content/language.ts';
import { controls } from '../../content/navigation.ts';
import { withPrices } from '../../content/prices.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { joinWithCommas } from '../../lib/join-with-commas.ts';
import { entries } from '../../model/entries.ts';
import { type PictureSlot, resolvePicture } from '../../model/picture.ts';
import { industryName } from '../../model/project-industry.ts';
import { labelled } from './demo.ts';
import { firstFigure } from './figure.ts';
import { recordPicture } from './pictures.ts';

async function projectSlide({ data }: CollectionEntry<'projects'>, slot: PictureSlot) {
  return {
    ...data,
    about: joinWithCommas(await industryName(data.industry), data.year),
    figure: firstFigure(data),
    picture: await recordPicture(data.image1, slot),
  };
}

/** Returns the projects of the industry with the given id, then the featured ones: `count` of them, or all. */
export async function projectSlides(industry?: string, count?: number) {
  const projects = await entries('projects');
  const own = projects.filter(({ data }) => data.industry === industry);
  const others = projects.filter(({ data }) => data.featured && data.industry !== industry);
  const chosen = [...own, ...others].slice(0, count);
  // One or two fill the row.
  const slot = (['wide', 'half'] as const)[chosen.length - 1] ?? 'card';
  const slides = await Promise.all(chosen.map((project) => projectSlide(project, slot)));
  const { demo, entries: shown } = labelled(slides);
  return { demo, projects: shown };
}

interface TestimonialChoice {
  /** Slug of the industry whose testimonials are first. */
  industry?: string;
  /** Index of the first of the others; after the last one they start again. */
  from?: number;
  count?: number;
}

const ratingFormat = new Intl.NumberFormat(language.tag, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Returns testimonials; the ones about our projects link to them. */
export async function testimonialSlides(choice: TestimonialChoice = {}) {
  const { industry, from = 0, count } = choice;
  const projects = await entries('projects');
  const testimonials = await entries('testimonials');
  const own = testimonials.filter(({ data }) => industry && data.industry === industry);
  const others = testimonials.filter((one) => !own.includes(one));
  const place = others.length > 0 ? from % others.length : 0;
  const ordered = [...own, ...others.slice(place), ...others.slice(0, place)];
  const slides = ordered.slice(0, count).map(async ({ data }) => {
    const project = projects.find(({ id }) => id === data.project)?.data;
    return {
      ...data,
      project: project ? { label: project.title, href: project.link } : { label: data.project },
      rating: ratingFormat.format(data.rating),
      portrait: data.image && (await resolvePicture(data.image, 'small')),
      links: (['linkedin', 'video'] as const).flatMap((kind) => {
        const href = data[kind];
        return href
          ? [{ label: fillIn(controls.testimonial[kind], { name: data.name }), href }]
          : [];
      }),
    };
  });
  const { demo, entries: shown } = labelled(await Promise.all(slides));
  return { demo, testimonials: shown };
}

/** Returns the questions with the given ids, in their order; all without ids. */
export async function faqItems(ids?: readonly string[]) {
  const items = (await entries('faq')).map(({ data }) => ({
    ...data,
    answer: withPrices(data.answer),
  }));
  return ids ? ids.flatMap((id) => items.filter((item) => item.id === id)) : items;
}
