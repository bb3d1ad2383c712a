import { expect, it } from 'vitest';
import manifest from '../../../../package.json' with { type: 'json' };
import { colophon } from '../../../../src/content/pages.ts';
import { describeDemo } from '../../../support/describe-demo.ts';

describeDemo('/colophon', () => {
  it('has the reason of every package that the site needs, and of no other', () => {
    expect(Object.keys(colophon.dependencies.why)).toEqual(Object.keys(manifest.dependencies));
  });
});
