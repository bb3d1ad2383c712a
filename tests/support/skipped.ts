import type { TestCase as BrowserTest, TestResult } from '@playwright/test/reporter';
import type { TestCase } from 'vitest/node';

/** Says, for Vitest and Playwright alike, how many tests ran, and of each skipped one why. */
export default class Skipped {
  private ran = 0;
  private readonly skipped: string[] = [];

  private count(isSkipped: boolean, name: string, reason = 'no reason') {
    if (isSkipped) this.skipped.push(`Skipped: ${name}: ${reason}\n`);
    else this.ran += 1;
  }

  // Of Vitest.
  onTestCaseResult(test: TestCase) {
    const { state, note } = { note: undefined, ...test.result() };
    this.count(state === 'skipped', test.fullName, note);
  }
  onTestRunEnd() {
    console.log(`${this.skipped.join('')}Ran ${this.ran} tests, skipped ${this.skipped.length}.`);
  }

  // Of Playwright.
  onTestEnd({ title, annotations }: BrowserTest, { status }: TestResult) {
    const skip = annotations.find(({ type }) => type === 'skip');
    this.count(status === 'skipped', title, skip?.description);
  }
  onEnd = this.onTestRunEnd;
  printsToStdio = () => true;
}
