import { expect, it } from 'vitest';
import { readUrlState, showUrlState } from '../../lib/url-state.ts';
import { firstPaint } from './first-paint.ts';

const defaults = { tab: 'blogs', q: '', view: 'grid', industry: 'all' };

/** As much of an element as the two need. */
function fakeRoot() {
  const attributes = new Map<string, string>();
  const element = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  return { attributes, element: element as unknown as HTMLElement };
}

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
