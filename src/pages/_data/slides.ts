import { type CollectionEntry, getEntry } from 'astro:content';
import { features } from '../../content/features.ts';
import { projectIndustries } from '../../content/project-industries.ts';
import { byId } from '../../lib/by-id.ts';
import { resolvePicture } from '../../lib/picture.ts';
import type { ProjectSlide } from '../../sections/project-carousel/project-carousel.tsx';
import type { TestimonialSlide } from '../../sections/testimonial-carousel/testimonial-carousel.tsx';
import { entries } from '../../seo/entries.ts';

async function projectSlide({ data }: CollectionEntry<'projects'>): Promise<ProjectSlide> {
  const [[name, figure] = []] = Object.entries(data.metrics);
  if (!name || !figure)
    throw new Error(`src/content/projects/${data.id}.yaml: metrics has no figure`);
  return {
    id: data.id,
    title: data.title,
    industry: projectIndustries[data.industry],
    year: data.year,
    link: data.link,
    metric: { name, value: figure.value },
    picture: await resolvePicture(data.image1, 'half'),
  };
}

/** The featured projects, after all those of the industry with the given id. */
export async function projectSlides(industry?: string): Promise<ProjectSlide[]> {
  const projects = (await entries('projects')).sort(byId);
  const own = projects.filter(({ data }) => data.industry === industry);
  const others = projects.filter(({ data }) => data.featured && data.industry !== industry);
  return Promise.all([...own, ...others].map(projectSlide));
}

interface TestimonialChoice {
  /** Praise from this industry (its slug) comes first. */
  industry?: string;
  /** The first of the others, counted from 0; after the last comes the first again. */
  from?: number;
  /** All ten without it. */
  count?: number;
}

/** Testimonials; praise for one of our projects links to it. */
export async function testimonialSlides(
  choice: TestimonialChoice = {},
): Promise<TestimonialSlide[]> {
  const { industry, from = 0, count } = choice;
  const projects = await entries('projects');
  const testimonials = (await entries('testimonials')).sort(byId);
  for (const { data } of testimonials)
    if (features.industries && data.industry && !(await getEntry('industries', data.industry)))
      throw new Error(
        `src/content/testimonials.yaml: ${data.id}: industry: there is no page of "${data.industry}"`,
      );
  const own = testimonials.filter(({ data }) => industry && data.industry === industry);
  const others = testimonials.filter((one) => !own.includes(one));
  const place = from % others.length;
  const ordered = [...own, ...others.slice(place), ...others.slice(0, place)];
  return ordered.slice(0, count).map(({ data }) => {
    const project = projects.find(({ id }) => id === data.project)?.data;
    return {
      id: data.id,
      name: data.name,
      designation: data.designation,
      message: data.message,
      project: project ? { label: project.title, href: project.link } : { label: data.project },
      rating: data.rating,
      portrait: { src: data.image.src.src, alt: data.image.alt },
    };
  });
}

/** The twenty questions in the order of their ids. */
export async function faqItems() {
  return (await entries('faq')).sort(byId).map(({ data }) => data);
}
