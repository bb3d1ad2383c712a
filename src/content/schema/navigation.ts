import { z } from 'astro/zod';
import { externalUrl, path } from './common.ts';
import { ownPageIds, pageIds } from './page-ids.ts';
import { each, label, labels, line, title } from './pages/fields.ts';

const links = z
  .array(
    z
      .strictObject({
        page: z
          .enum([...pageIds, ...ownPageIds])
          .optional()
          .describe('Page to link to, by the name of its file in pages/ or own-pages/'),
        label: label('Text of a link to anything else').optional(),
        href: z
          .union([path, externalUrl], 'must be a path such as /projects/1, or begin with https://')
          .optional()
          .describe('Target: a path such as /projects/1, or an address'),
      })
      .refine(({ page, label, href }) => (page ? !label && !href : label && href), {
        error: 'must have a page, or a label and href',
      }),
  )
  .min(1);

export const navigationSchema = z.strictObject({
  main: links.describe('Links of header and menu'),
  company: links.describe('First column of the footer'),
  legal: links.default([]).describe('Links in the last line of the footer, after the policies'),
  social: z.int().min(0).describe('Number of profiles in the menu; the footer shows all'),
  frame: z.strictObject({
    skip: label('First link of each page, for the keyboard'),
    main: label('Name of the main links, read out'),
    ...each(label('Button'), 'menu', 'search'),
    toasts: z.strictObject({
      label: label('Name of the area where messages appear, read out'),
      close: label('Button'),
      lost: line('When the connection is lost'),
      back: line('When it is back'),
      missing: line('When the code of a control fails to load'),
    }),
    columns: labels('Heading', 'menu', 'services', 'industries', 'connect', 'company'),
    connect: line('Text beside the button of the menu'),
    startProject: label('Button'),
    newTab: label('Read out after links that open a new tab'),
    rights: title('Last line of the footer', 'year', 'brand'),
    demo: line('In the footer while site.yaml has demo: true'),
    languages: label('Name of the links to other languages, read out'),
    toTop: label('Link'),
    cursor: z.strictObject({
      go: label('Beside the cursor over a navigation link; it does not repeat the link'),
      here: label('Beside the cursor over the link to the current page'),
    }),
    home: label('Read out after the brand in the header'),
    displaySettings: label('Buttons in menu and footer that open the display settings'),
  }),
  controls: z.strictObject({
    related: title('Heading above links to services, industries, projects and insights'),
    carousel: z.strictObject({
      role: label('Role of the carousel, read out'),
      back: label('Button'),
      forward: label('Button'),
      progress: title('Name of the progress bar, read out', 'title'),
      position: label('Beside the bar: the number of the first visible slide', 'number', 'count'),
    }),
    pause: title('Button that stops the movement, read out', 'label'),
    demo: z
      .strictObject({
        label: label('The label'),
        meaning: line('What it means, read out after the label'),
      })
      .describe('Beside people, clients and figures of records with demo: true'),
    change: label('A figure before and after our work, read out', 'before', 'after'),
    embed: z
      .strictObject({
        load: title('Button', 'title'),
        note: line('Names the company that is then contacted', 'provider', 'host'),
      })
      .describe('Beside a film of another service, which loads on a click'),
    rating: label('After the figure of a testimonial’s rating, read out'),
    testimonial: z
      .strictObject({
        linkedin: label('Link to the profile', 'name'),
        video: label('Link to the film', 'name'),
      })
      .describe('Under a testimonial that has them'),
  }),
});
export type FrameLabels = z.infer<typeof navigationSchema>['frame'];
