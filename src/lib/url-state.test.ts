import { describe, expect, it } from 'vitest';
import { fakeRoot } from '../../tests/fake-root.ts';
import { readUrlState, showUrlState, writeUrlState } from './url-state.ts';

const defaults = { tab: 'blogs', q: '', view: 'grid' };

describe('readUrlState', () => {
  it.each([
    ['', defaults],
    ['?tab=articles', { ...defaults, tab: 'articles' }],
    ['q=a+b%26c&view=list', { tab: 'blogs', q: 'a b&c', view: 'list' }],
    ['?view=&utm_source=letter', defaults],
    ['?tab=articles&tab=blogs', { ...defaults, tab: 'articles' }],
  ])('%s', (search, state) => {
    expect(readUrlState(search, defaults)).toEqual(state);
  });
});

describe('writeUrlState', () => {
  it.each([
    ['', defaults, ''],
    ['?view=list', defaults, ''],
    ['', { ...defaults, q: 'crème & sugar' }, '?q=cr%C3%A8me+%26+sugar'],
    [
      '?utm_source=letter&tab=articles',
      { ...defaults, view: 'list' },
      '?utm_source=letter&view=list',
    ],
  ])('%s', (search, state, query) => {
    expect(writeUrlState(search, state, defaults)).toBe(query);
  });

  it('gives back what was written', () => {
    const state = { tab: 'case-studies', q: '50% “off”', view: 'list' };
    expect(readUrlState(writeUrlState('', state, defaults), defaults)).toEqual(state);
  });
});

describe('showUrlState', () => {
  it('names what is not default and takes back what is again', () => {
    const { attributes, element } = fakeRoot();
    showUrlState(element, { ...defaults, tab: 'articles' }, defaults);
    showUrlState(element, { ...defaults, view: 'list' }, defaults);
    expect(Object.fromEntries(attributes)).toEqual({ 'data-url': '', 'data-url-view': 'list' });
  });
});
