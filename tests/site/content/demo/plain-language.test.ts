import { expect, it } from 'vitest';
import type { Industry } from '../../../../src/content/schema/industry.ts';
import type { Service } from '../../../../src/content/schema/service.ts';
import { records } from '../../../support/content.ts';
import { describeDemo } from '../../../support/describe-demo.ts';

/** Words that half of the sentences may have at most: what people who learnt English read without going back. */
const MEDIAN = 16;
/** Words of the longest sentence. */
const LONGEST = 32;

const lengths = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?…]”?)\s+/))
    .map((sentence) => sentence.split(/\s+/).filter(Boolean).length)
    .sort((one, other) => one - other);

/** The sentences of a page of a service: no names, no headings. */
const serviceTexts = ({ heroText, aboutSection, expertise, subServices, process }: Service) => [
  heroText,
  aboutSection.rightContent,
  ...aboutSection.content,
  expertise.rightContent,
  ...expertise.highlights.map(({ description }) => description),
  subServices.rightContent,
  ...subServices.cards.map(({ description }) => description),
  process.rightContent,
  ...process.steps.map(({ description }) => description),
];
/** Those of an industry, without what clients say. */
const industryTexts = ({ heroText, approach, expertise }: Industry) => [
  heroText,
  approach.rightsidecontent,
  ...approach.details.map(({ approachDescription }) => approachDescription),
  expertise.rightContent,
  ...expertise.highlights.map(({ description }) => description),
];

describeDemo('sentences that are easy to read', () => {
  it.each([
    ...records<Service>('services').map(
      (service) => [service.path, serviceTexts(service)] as const,
    ),
    ...records<Industry>('industries').map(
      (industry) => [industry.path, industryTexts(industry)] as const,
    ),
  ])('%s', (_path, texts) => {
    const counts = lengths(texts);
    expect(counts.length).toBeGreaterThan(5);
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(MEDIAN);
    expect(counts.at(-1)).toBeLessThanOrEqual(LONGEST);
  });
});
