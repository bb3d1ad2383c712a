import { language } from '../../content/language.ts';
import { colophon as copy } from '../../content/pages.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { buildTime } from '../../model/build-time.ts';
import { energyOf, factsOf, readFigures } from '../../model/figures.ts';
import { listPages } from '../../model/pages.ts';

/** Number and unit stand on one line. */
const unit = (value: number, unit: string, unitDisplay: 'short' | 'narrow', digits = 0) =>
  new Intl.NumberFormat(language.tag, {
    ...{ style: 'unit', unit, unitDisplay },
    maximumSignificantDigits: digits || undefined,
    maximumFractionDigits: 0,
  })
    .format(value)
    .replace(' ', '\u00a0');
const kilobytes = (bytes: number) =>
  unit(bytes / 1_000, 'kilobyte', 'short', bytes < 10_000 ? 2 : 0);
const seconds = (ms: number) => unit(ms / 1_000, 'second', 'narrow', 2);
/** Watt-hours, for which Intl has no unit. */
const wattHours = (bytes: number) =>
  `${energyOf(bytes).toLocaleString(language.tag, { maximumSignificantDigits: 2 })} Wh`;

/** What commands wrote about this site, as the page shows it; without figures, what every site promises. */
export async function colophonFigures() {
  const names = new Map((await listPages()).map(({ path, name }) => [path, name]));
  const figures = readFigures(buildTime());
  const pages = figures.measured?.pages ?? [];
  const home = pages.find(({ path }) => path === '/');
  const { web, weight, script, energy, model, ...labels } = copy.bars;
  const bar = (
    name: string,
    ours: number,
    webs: number,
    write: (bytes: number) => string,
    source: string,
  ) => ({
    ...{ name, source },
    value: write(ours),
    before: write(webs),
    share: ours / webs,
  });
  const { load, paint, ...table } = copy.pages;
  return {
    bars: {
      title: labels.title,
      text: labels.text,
      demo: undefined,
      labels: { before: labels.before, after: labels.after },
      metrics: home
        ? [
            bar(weight, home.bytes, web.bytes, kilobytes, web.source),
            bar(script, home.script, web.script, kilobytes, web.source),
            bar(energy, home.bytes, web.bytes, wattHours, model),
          ]
        : [],
    },
    table: {
      ...table,
      rows: pages.map(({ path, bytes, requests, script, first, largest, scores }) => ({
        name: names.get(path) ?? path,
        href: path,
        price: kilobytes(bytes),
        duration: fillIn(load, { requests, script: kilobytes(script) }),
        text: fillIn(paint, {
          first: seconds(first),
          largest: seconds(largest),
          scores: scores.join(', '),
        }),
      })),
    },
    groups: [
      ...copy.groups.map((group) => {
        const { id, title, text, writtenBy } = group;
        const known = writtenBy && figures[writtenBy];
        const method = known
          ? fillIn(copy.method[writtenBy], { date: known.date, commit: known.commit })
          : '';
        return { id, title, text: `${text} ${method}`.trim(), facts: factsOf(group, figures) };
      }),
      {
        id: 'packages',
        title: copy.dependencies.title,
        text: copy.dependencies.text,
        facts: Object.entries(copy.dependencies.why).map(([term, text]) => ({ term, text })),
      },
    ].map((group) => ({ ...group, demo: undefined })),
  };
}
