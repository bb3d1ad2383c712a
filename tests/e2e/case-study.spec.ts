import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { load } from 'js-yaml';
import type { Project } from '../../src/content/schema/project.ts';
import { listedPaths } from './site.ts';

const cases = listedPaths.filter((path) => /^\/projects\/\d+$/.test(path));
const written = (path: string) => load(readFileSync(`src/content${path}.yaml`, 'utf8')) as Project;
const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const path of cases) {
  test(`${path} shows every field of its project`, async ({ page }) => {
    const project = written(path);
    const { caseStudy, testimonial } = project;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
    const text = folded((await page.locator('main').textContent()) ?? '');
    const words = [
      project.industry,
      ...project.tags.split(', '),
      `${project.month} ${project.year}`,
      project.duration,
      project.teamSize,
      project.budget,
      project.details,
      project.description,
      project.problemStatement,
      ...project.problemsSolved.flatMap((solved) => Object.values(solved)),
      project.objective,
      project.challenges,
      project.impact,
      ...Object.entries(project.metrics).flatMap(([name, { value, before, source }]) => [
        name,
        value,
        before ?? '',
        source,
      ]),
      ...Object.entries(project.techStack).flatMap(([kind, names]) => [kind, ...names]),
      caseStudy.clientBackground,
      ...caseStudy.projectPhases.flatMap(({ phase, duration, activities }) => [
        phase,
        duration,
        ...activities,
      ]),
      ...caseStudy.keyFeatures,
      ...caseStudy.lessonsLearned,
      project.futureScope,
      testimonial.text,
      testimonial.author,
      testimonial.position,
      testimonial.company,
    ];
    expect(words.filter((one) => !text.includes(folded(one)))).toEqual([]);
    for (const { alt } of [project.image1, project.image2, project.image3].filter((one) => !!one))
      await expect(page.getByRole('img', { name: alt })).toBeAttached();
    for (const href of [project.video, project.liveLink, project.githubLink].filter((one) => !!one))
      await expect(page.locator(`main a[href="${href}"]`)).toHaveAttribute('target', '_blank');
  });

  test(`${path} draws its figures from zero and leads on`, async ({ page }) => {
    await page.goto(path);
    const figures = Object.entries(written(path).metrics);
    for (const [name, { share }] of figures) {
      const figure = page.locator('[aria-labelledby="metrics"] li').filter({ hasText: name });
      const widths = await figure
        .locator('rect')
        .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('width'))));
      if (share === undefined) expect(widths, name).toEqual([]);
      else {
        const longest = Math.max(1, share);
        expect(widths[0], name).toBeCloseTo(100 / longest, 5);
        expect(widths[1], name).toBeCloseTo(Math.max(0.6, (share / longest) * 100), 5);
      }
    }
    const next = page.locator('[aria-labelledby="next"] a');
    const target = cases[(cases.indexOf(path) + 1) % cases.length] ?? '';
    await expect(next).toHaveAttribute('href', target);
  });
}
