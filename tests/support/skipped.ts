import type { TestCase as BrowserTest, TestResult } from '@playwright/test/reporter';
import type { TestCase, Vitest } from 'vitest/node';
import { site } from '../../src/content/site.ts';

/** Start of the reason for skipping a test that takes a tool which this machine lacks. */
export const CANNOT_RUN = 'Cannot run on this machine: ';

/** Allowed reasons for skipping a test on the demo, which has everything but these packages. */
const ALLOWED = [
  'PostgreSQL comes with npm run test:all.',
  'The editor is not installed: npm run test:all brings it.',
];

/**
 * Reports, in Vitest and Playwright, how many tests ran and why each skipped one was. On the demo, any other reason fails the run: a
 * fault that removes a feature would otherwise remove its test as well. With `CI` set, a missing tool fails it on every site.
 */
export default class Skipped {
  private ran = 0;
  private readonly skipped: string[] = [];
  private isRed = false;
  /** Tests were selected by name, so the others are skipped. */
  private isPartial = false;

  private count(isSkipped: boolean, name: string, reason = 'no reason') {
    if (!isSkipped) this.ran += 1;
    else {
      const isAllowed = reason.startsWith(CANNOT_RUN)
        ? !process.env.CI
        : this.isPartial || !site.demo || ALLOWED.includes(reason);
      this.isRed ||= !isAllowed;
      this.skipped.push(`Skipped${isAllowed ? '' : ' AND MISSED'}: ${name}: ${reason}\n`);
    }
  }

  // Vitest.
  onInit({ config }: Vitest) {
    this.isPartial = config.testNamePattern !== undefined;
  }
  onTestCaseResult(test: TestCase) {
    const { state, note } = { note: undefined, ...test.result() };
    this.count(state === 'skipped', test.fullName, note);
  }
  onTestRunEnd() {
    console.log(`${this.skipped.join('')}Ran ${this.ran} tests, skipped ${this.skipped.length}.`);
    if (this.isRed) process.exitCode = 1;
  }

  // Playwright.
  onTestEnd({ title, annotations }: BrowserTest, { status }: TestResult) {
    const skip = annotations.find(({ type }) => type === 'skip');
    this.count(status === 'skipped', title, skip?.description);
  }
  onEnd() {
    this.onTestRunEnd();
    return this.isRed ? { status: 'failed' as const } : undefined;
  }
  printsToStdio = () => true;
}
