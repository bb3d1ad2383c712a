import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { insights } from '../../content/pages.ts';
import type { InsightItem } from './insight-item.ts';
import { InsightsExplorer } from './insights-explorer.tsx';

const copy = {
  ...insights,
  tabs: {
    label: 'Kinds',
    options: ['Notes', 'Essays', 'Studies'].map((label) => ({ id: label, label, type: label })),
  },
  count: { one: '1 in {tab}', other: '{count} in {tab}', waiting: '' },
};
const item = (href: string): InsightItem => ({
  href,
  title: href,
  text: '',
  topic: '',
  sourceCategory: '',
  look: 'any',
  bullets: [],
});

function tabs(groups: Record<string, InsightItem[]>) {
  const page = renderToStaticMarkup(
    <InsightsExplorer
      label=""
      language="en-GB"
      copy={copy}
      groups={groups}
      looks={{}}
      source="/list.json"
    />,
  );
  const buttons = [...page.matchAll(/<button[^>]*role="tab"[^>]*>/g)].map(([button]) => button);
  return {
    names: buttons.map((button) => /value="(\w+)"/.exec(button)?.[1]),
    open: buttons.findIndex((button) => button.includes('aria-selected="true"')),
    hidden: /<div[^>]*role="tablist"[^>]*hidden=""/.test(page),
    panels: [...page.matchAll(/role="tabpanel"/g)].length,
    status: /role="status"[^>]*>([^<]*)/.exec(page)?.[1],
  };
}

it('tabs stand for the kinds that have an insight, and the first of those is open', () => {
  expect(tabs({ Essays: [item('/a')], Studies: [item('/b'), item('/c')] })).toEqual({
    names: ['Essays', 'Studies'],
    open: 0,
    hidden: false,
    panels: 2,
    status: '1 in Essays',
  });
});

it('tabs are not shown where there is one kind', () => {
  expect(tabs({ Studies: [item('/b'), item('/c')] })).toEqual({
    names: ['Studies'],
    open: 0,
    hidden: true,
    panels: 0,
    status: '2 in Studies',
  });
});
