import { z } from 'astro/zod';
import { listFiles } from './files.ts';
import { readYaml } from './read.ts';
import { site } from './site.ts';

const COMMENTS_PLACEHOLDER = 'your-disqus-shortname';

const hasFiles = (folder: string, ending: string) =>
  listFiles(`src/content/${folder}`, ending).length > 0;
const { features: wanted, form, booking, bookingUrl } = site;

const hasCommentService = site.comments.shortName !== COMMENTS_PLACEHOLDER;
const insights = wanted.insights && hasFiles('insights', '.md');
/** Our own form service needs hours to offer times. With another one, visitors write to book. */
const canBeBooked =
  bookingUrl !== '' ||
  !form.endpoint.startsWith('/') ||
  Object.values(booking.hours).flat().length > 0;
/** The estimator's page needs our own form service, and rates, which a new agency has not written yet. */
const canEstimate =
  form.endpoint.startsWith('/') &&
  readYaml('prices.yaml', z.looseObject({ estimator: z.unknown().optional() })).estimator !==
    undefined;

/** Whether each feature is on in site.yaml and has entries. The build replaces `features.name` by true or false (build/features.ts). */
export const features = {
  ...wanted,
  insights,
  industries: wanted.industries && hasFiles('industries', '.yaml'),
  projects: hasFiles('projects', '.yaml'),
  clients: (readYaml('clients.yaml', z.array(z.unknown()).nullish()) ?? []).length > 0,
  booking: wanted.booking && canBeBooked,
  estimator: wanted.estimator && canEstimate,
  embeds: site.embeds.length > 0,
  analytics: site.analytics !== undefined,
  // The demo shows the comments band, which says that they are not set up yet.
  comments: insights && wanted.comments && (hasCommentService || site.demo),
};
export type Feature = keyof typeof features;

export const commentsConfigured = features.comments && hasCommentService;

/** Addresses that exist only with a feature, and everything below them. Their files in src/pages have the same names. */
const featurePaths: Readonly<Partial<Record<Feature, readonly string[]>>> = {
  insights: ['/insights', '/rss.xml'],
  industries: ['/industries'],
  projects: ['/projects'],
  procurement: ['/procurement'],
  comments: ['/comments-frame'],
  search: ['/search-index.json', '/search-text.json'],
  booking: ['/booking'],
  estimator: ['/estimate'],
};

/** Returns the feature that is off and has this address. */
export const missingFeature = (path: string): Feature | undefined =>
  (Object.keys(featurePaths) as Feature[]).find(
    (feature) =>
      !features[feature] &&
      featurePaths[feature]?.some(
        (own) => path === own || (/^[/.]/.test(path.slice(own.length)) && path.startsWith(own)),
      ),
  );
