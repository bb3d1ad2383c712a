import { expect, it } from 'vitest';
import { examples } from '../../examples.ts';
import { pageKinds } from '../../page-kinds.ts';
import { describeDemo } from '../describe-demo.ts';

describeDemo('what the tests of every site need', () => {
  it.each(Object.entries(examples))('the demo has: %s', (_, found) => {
    expect(found === undefined).toBe(false);
  });

  it('has a page of every kind', () => {
    expect(pageKinds.map((path) => path.split('/').slice(1, -1).join('/'))).toEqual(
      expect.arrayContaining([
        'services',
        'industries',
        'projects',
        'insights/blog',
        'insights/article',
        'insights/case-study',
      ]),
    );
  });
});
