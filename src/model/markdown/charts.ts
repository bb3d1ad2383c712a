import { language } from '../../content/language.ts';
import { check } from '../../content/read.ts';
import { type Chart, chartSchema } from '../../content/schema/chart.ts';
import { parseYaml } from '../../content/yaml.ts';
import { type Element, element, type HtmlPlugin, type Node, text } from './markdown-plugins.ts';

type Steps = Extract<Chart, { kind: 'steps' }>;
type Measured = Exclude<Chart, Steps>;

const FENCE = /^```chart[^\S\n]*\n([\s\S]*?)^```[^\S\n]*$/gm;

/** @param start index of the YAML in the source of the file @throws {ContentError} with all issues */
function parseChart(yaml: string, file: string, source: string, start: number): Chart {
  const line = source.slice(0, start).split('\n').length;
  const value = parseYaml(yaml, file, line);
  return check(`${file}:${line}: chart`, chartSchema, value);
}

const hundredths = (share: number) => Number((share * 100).toFixed(2));
const percent = (share: number) => `${hundredths(share)}%`;

/** Returns a value in the number format of the language, and its unit if that is a word. */
function written(value: number, unit = ''): [string, string?] {
  const number = value.toLocaleString(language.tag);
  if (/^\p{Sc}$/u.test(unit)) return [unit + number];
  return unit && unit !== '%' ? [number, ` ${unit}`] : [number + unit];
}

function valueNodes(value: number, unit: string | undefined, className?: string[]): Node[] {
  const [number, word] = written(value, unit);
  return [text(number), ...(word ? [element('small', { className }, [text(word)])] : [])];
}

const svg = (children: Node[], properties: Element['properties'] = {}) =>
  element('svg', { ariaHidden: 'true', ...properties }, children);
const bar = (share: number, x?: string) =>
  element('rect', { x, width: percent(share), height: '100%' });

const table = (
  { kind, items, unit }: Measured,
  head = (label: Node, _value: number) => [label],
) => {
  const rows = items.map((item) => {
    // The labels of a line show the unit.
    const value = valueNodes(item.value, unit, kind === 'line' ? ['visually-hidden'] : undefined);
    const isStrong = 'emphasis' in item && item.emphasis;
    return element('tr', {}, [
      element('th', { scope: 'row' }, head(text(item.label), item.value)),
      element('td', {}, isStrong ? [element('strong', {}, value)] : value),
    ]);
  });
  return element('table', {}, [element('tbody', {}, rows)]);
};

function bars(chart: Measured) {
  const longest = Math.max(...chart.items.map(({ value }) => value)) || 1;
  return [table(chart, (label, value) => [label, svg([bar(value / longest)])])];
}

function parts(chart: Measured) {
  const whole = chart.items.reduce((sum, { value }) => sum + value, 0);
  let start = 0;
  const cuts = chart.items.map(({ value }) => {
    const cut = bar(value / whole, percent(start / whole));
    start += value;
    return cut;
  });
  return [svg(cuts), table(chart, (label) => [svg([bar(1)]), label])];
}

/** Starts at zero, as bars do; labels the first and the last point below, and the highest above. */
function line(chart: Measured) {
  const { items, unit } = chart;
  const values = items.map(({ value }) => value);
  const highest = Math.max(...values) || 1;
  const peak = Math.max(0, values.indexOf(highest));
  const last = items.length - 1;
  const points = values.map(
    (value, index) => `${hundredths(index / last)},${hundredths(1 - value / highest)}`,
  );
  const dots = points.map((point) => `M${point}h0`);
  const labels = items.map(({ label, value }) =>
    element('span', {}, [text(`${label} `), element('strong', {}, valueNodes(value, unit))]),
  );
  const side = ['start', 'middle', 'end'][Math.round((peak / last) * 2)];
  const above = [svg([], { width: percent(peak / last) }), ...labels.slice(peak, peak + 1)];
  const vectorEffect = 'non-scaling-stroke';
  return [
    element('div', { ariaHidden: 'true', dir: 'ltr' }, [
      ...(peak % last ? [element('p', { dataSide: side }, above)] : []),
      element('svg', { viewBox: '0 0 100 100', preserveAspectRatio: 'none' }, [
        element('polygon', { points: `0,100 ${points.join(' ')} 100,100` }),
        element('polyline', { points: points.join(' '), vectorEffect }),
        element('path', { d: dots.join(''), vectorEffect }),
        element('path', { d: dots[peak], vectorEffect }),
      ]),
      element('p', {}, [...labels.slice(0, 1), ...labels.slice(-1)]),
    ]),
    table(chart),
  ];
}

const steps = ({ items }: Steps) => {
  const stations = items.map(({ label, note }) =>
    element('li', {}, [
      element('strong', {}, [text(label)]),
      ...(note ? [text(' '), element('span', {}, [text(note)])] : []),
    ]),
  );
  return [element('ol', {}, stations)];
};

const draw = { bars, parts, line };

function figure(chart: Chart, plain: boolean): Element {
  const { kind, title, note } = chart;
  const drawn = kind === 'steps' ? steps(chart) : plain ? [table(chart)] : draw[kind](chart);
  return element('figure', { dataChart: kind }, [
    element('figcaption', {}, [text(title)]),
    ...drawn,
    ...(note ? [element('p', {}, [text(note)])] : []),
  ]);
}

/** Draws each block ```chart. @param plain tables only, for readers without our styles @throws {ContentError} if one is invalid */
export const drawCharts = (file: string, plain = false): HtmlPlugin => ({
  name: 'draw-charts',
  element: {
    filter: ['pre'],
    visit({ children: [code] }, context) {
      if (code?.type !== 'element') return undefined;
      if (![code.properties.className].flat().includes('language-chart')) return undefined;
      const yaml = context.textContent(code);
      const { source } = context;
      return figure(parseChart(yaml, file, source, source.indexOf(yaml)), plain);
    },
  },
});

function markdown(chart: Chart): string {
  const rows =
    chart.kind === 'steps'
      ? chart.items.map(({ label, note }) => `1. ${[label, note].filter(Boolean).join(': ')}`)
      : chart.items.map(
          ({ label, value }) => `| ${label} | ${written(value, chart.unit).join('')} |`,
        );
  const head = chart.kind === 'steps' ? [] : ['| | |', '|---|---:|'];
  return [`**${chart.title}**`, [...head, ...rows].join('\n'), chart.note]
    .filter(Boolean)
    .join('\n\n');
}

/** Replaces each block ```chart by a table or a list, for readers of the Markdown. @throws {ContentError} if one is invalid */
export const chartsAsMarkdown = (source: string, file: string): string =>
  source.replace(FENCE, (block, yaml: string, offset: number) =>
    markdown(parseChart(yaml, file, source, offset + block.indexOf('\n') + 1)),
  );
