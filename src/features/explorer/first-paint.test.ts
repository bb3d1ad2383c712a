import { expect, it } from 'vitest';
import { fakeRoot } from '../../../tests/fake-root.ts';
import { readUrlState, showUrlState } from '../../lib/url-state.ts';
import { firstPaint } from './first-paint.ts';

const defaults = { tab: 'blogs', q: '', view: 'grid', industry: 'all' };

it.each([
  '?tab=articles&q=seo&view=list',
  '?industry=hr',
  '?tab=articles&tab=blogs',
  '?utm_source=letter&view=',
  '',
])('says what showUrlState will say: %s', (search) => {
  const before = fakeRoot();
  const after = fakeRoot();
  new Function('document', 'location', firstPaint)({ documentElement: before.element }, { search });
  showUrlState(after.element, readUrlState(search, defaults), defaults);
  expect(before.attributes).toEqual(after.attributes);
});
