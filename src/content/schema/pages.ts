import { z } from 'astro/zod';
import { slug, words } from './common.ts';
import { formServiceSchema } from './form-service.ts';
import { insightCategoriesSchema, insightKindsSchema } from './insight-lists.ts';
import { movedSchema } from './moved.ts';
import { navigationSchema } from './navigation.ts';
import { aboutSchema } from './pages/about.ts';
import { contactSchema } from './pages/contact.ts';
import { displaySettingsSchema } from './pages/display-settings.ts';
import { estimatorPageSchema } from './pages/estimator.ts';
import { describesPicture } from './pages/fields.ts';
import { homeSchema } from './pages/home.ts';
import { industriesSchema } from './pages/industries.ts';
import { industryPageSchema } from './pages/industry.ts';
import { insightPageSchema } from './pages/insight.ts';
import { insightsSchema } from './pages/insights.ts';
import { llmsSchema } from './pages/llms.ts';
import { notFoundSchema } from './pages/not-found.ts';
import { policyPageSchema } from './pages/policy.ts';
import { procurementSchema } from './pages/procurement.ts';
import { projectPageSchema } from './pages/project.ts';
import { projectsSchema } from './pages/projects.ts';
import { searchSchema } from './pages/search.ts';
import { servicePageSchema } from './pages/service.ts';
import { servicesSchema } from './pages/services.ts';
import { pricesSchema } from './prices.ts';
import { siteSchema } from './site.ts';

export const pageSchemas = {
  home: describesPicture(homeSchema),
  about: describesPicture(aboutSchema),
  services: describesPicture(servicesSchema),
  service: servicePageSchema,
  estimator: estimatorPageSchema,
  industries: industriesSchema,
  industry: industryPageSchema,
  projects: describesPicture(projectsSchema),
  project: projectPageSchema,
  insights: describesPicture(insightsSchema),
  insight: insightPageSchema,
  contact: describesPicture(contactSchema),
  procurement: procurementSchema,
  policy: policyPageSchema,
  'not-found': notFoundSchema,
  'display-settings': displaySettingsSchema,
  search: searchSchema,
  llms: llmsSchema,
  'form-service': formServiceSchema,
};

/** The files of src/content/ that are neither pages nor records. */
export const siteSchemas = {
  site: siteSchema,
  navigation: navigationSchema,
  prices: pricesSchema,
  facts: z.strictObject({ facts: z.record(slug, words).describe('In texts: {fact:id}') }),
  'insight-kinds': insightKindsSchema,
  'insight-categories': insightCategoriesSchema,
  moved: movedSchema,
};
