import { type CollectionEntry, getCollection } from 'astro:content';
import { byId } from '../../lib/by-id.ts';
import { resolvePicture } from '../../lib/picture.ts';
import type { ProjectSlide } from '../../sections/project-carousel/project-carousel.tsx';
import type { TestimonialSlide } from '../../sections/testimonial-carousel/testimonial-carousel.tsx';

async function projectSlide({ data }: CollectionEntry<'projects'>): Promise<ProjectSlide> {
  const [[name, figure] = []] = Object.entries(data.metrics);
  if (!name || !figure)
    throw new Error(`src/content/projects/${data.id}.yaml: metrics has no figure`);
  return {
    id: data.id,
    title: data.title,
    industry: data.industry,
    year: data.year,
    link: data.link,
    metric: { name, value: figure.value },
    picture: await resolvePicture(data.image1, 'half'),
  };
}

/** The featured projects; those of the given industry come first. */
export async function featuredProjects(industry?: string): Promise<ProjectSlide[]> {
  const featured = (await getCollection('projects', ({ data }) => data.featured)).sort(byId);
  const first = featured.filter(({ data }) => data.industry === industry);
  const others = featured.filter(({ data }) => data.industry !== industry);
  return Promise.all([...first, ...others].map(projectSlide));
}

/**
 * Testimonials; praise for one of our projects links to it.
 * @param from the first of them, counted from 0; after the last comes the first again
 * @param count all ten without it
 */
export async function testimonialSlides(from = 0, count?: number): Promise<TestimonialSlide[]> {
  const projects = await getCollection('projects');
  const testimonials = (await getCollection('testimonials')).sort(byId);
  const place = from % testimonials.length;
  const turned = [...testimonials.slice(place), ...testimonials.slice(0, place)];
  return turned.slice(0, count).map(({ data }) => {
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
  return (await getCollection('faq')).sort(byId).map(({ data }) => data);
}
