/**
 * Keeps an explorer and the address in step. The text of this module stands in the page directly after the tools
 * (`?inline-script`), so that the first paint has what the address asks for.
 *
 *     tools ──click, input──▶ address ◀──Back, a link
 *       ▲                        │
 *       │                        ▼
 *       │      attributes of the explorer: data-tab, data-view, data-q …
 *       │          │                │                    │
 *       │          ▼                ▼                    ▼
 *       │     style sheets   contents hidden   React (use-state-of.ts) searches
 *       │                                                │
 *       └────────────── event `results` or `failed` ─────┘
 *
 * Tools are buttons with `data-option`, selects, and a field `q`. Each of their names is a parameter of the address, with its
 * first value as the default; an unknown value leaves the address. Contents name in `data-in`, as a query, the values that show
 * them, of one parameter or several.
 */

/** What a search found, by the value of each option of the first group: how many, and the line that says so. */
export type Results = Readonly<Record<string, { count: number; status: string }>>;

declare global {
  interface HTMLElementEventMap {
    /** Tells an explorer what a search found; undefined where nothing is searched or no answer has come yet. */
    results: CustomEvent<Results | undefined>;
    failed: Event;
  }
}

const explorer = document.currentScript?.closest<HTMLElement>('[data-explorer]');
const line = explorer?.querySelector<HTMLElement>('[role="status"]');
if (!explorer || !line) throw new Error();

const all = <Found extends HTMLElement>(selector: string) => [
  ...explorer.querySelectorAll<Found>(selector),
];
const options = all<HTMLButtonElement>('[data-option]');
const selects = all<HTMLSelectElement>('select');
const [input] = all<HTMLInputElement>('input[name="q"]');
const controls = [...options, ...selects];
let results: Results | undefined;
let failed = false;
let address = new URL(location.href);

const asked = (name: string) => address.searchParams.get(name) ?? '';
const searched = () => asked('q').trim();
const first = (name: string) => options.find((option) => option.name === name)?.value ?? '';
const chosen = (name: string) => asked(name) || first(name);

const showTools = () => {
  let status: string | undefined;
  for (const select of selects) select.value = chosen(select.name);
  for (const option of options) {
    const isChosen = option.value === chosen(option.name);
    if (option.role === 'tab') option.tabIndex = isChosen ? 0 : -1;
    option.setAttribute(option.dataset.option ?? '', `${isChosen}`);
    const found = results?.[option.value];
    for (const count of option.querySelectorAll<HTMLElement>('[data-total]'))
      count.textContent = `${found?.count ?? count.dataset.total}`;
    if (isChosen && option.name === options[0]?.name)
      status = found?.status ?? option.dataset.status;
  }
  if (searched() && !results) status = failed ? '' : (line.dataset.waiting ?? status);
  if (status !== undefined) line.textContent = status;
  if (input && input.value !== asked('q')) input.value = asked('q');
};
const showContents = () => {
  const query = searched();
  for (const { name } of options) explorer.dataset[name] = chosen(name);
  explorer.dataset.q = query;
  explorer.toggleAttribute('data-failed', failed);
  const contents = all('[data-in]');
  for (const content of contents) {
    const shownBy = new URLSearchParams(content.dataset.in);
    content.hidden = ![...shownBy.keys()].every((name) => shownBy.has(name, chosen(name)));
  }
  const count = line.dataset.counts?.split('\n')[contents.filter(({ hidden }) => !hidden).length];
  // Only where it differs: what the observer below sees would never end.
  if (count && line.textContent !== count) line.textContent = count;
  // What only the search can show is waited for once: later, what stands there stays until it comes.
  const isPlain = !query && chosen('view') === first('view');
  if (isPlain || results || failed) explorer.ariaBusy = null;
};
const show = (updateHistory = () => {}) => {
  showTools();
  // The control answers in the next frame; what it brings follows in the one after (web.dev/articles/inp). So does the address:
  // with a new one, Chromium looks at each link of the page again for what to prefetch.
  requestAnimationFrame(() => {
    // A task of its own: Safari throws at more than a hundred changes of the history in ten seconds.
    setTimeout(updateHistory);
    setTimeout(showContents);
  });
};
const go = (name: string, value: string, replace = false) => {
  const url = new URL(address);
  if (value === first(name)) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  if (url.href === address.href) return;
  address = url;
  show(() =>
    replace
      ? history.replaceState(history.state, '', url)
      : history.pushState(history.state, '', url),
  );
};

explorer.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.dataset.reload) location.reload();
  if (!button?.name) return;
  go(button.name, button.value);
  // A button that takes a search or a filter back goes with it; where there is one filter, it is hidden.
  if (options.includes(button)) return;
  [options.find(({ name }) => name === button.name), input, ...options]
    // Not `checkVisibility`, which Safari has since 17.4.
    .find((next) => next?.getClientRects().length)
    ?.focus();
});
// Tabs: arrows go round, Home and End lead to the ends (ARIA Authoring Practices).
explorer.addEventListener('keydown', (event) => {
  const tabs = options.filter(({ role }) => role === 'tab');
  const index = tabs.findIndex((one) => one.matches(':focus'));
  const goals: Partial<Record<string, HTMLElement | undefined>> = {
    ArrowRight: tabs[(index + 1) % tabs.length],
    ArrowLeft: tabs.at(index - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  };
  const tab = goals[event.key];
  if (index < 0 || !tab) return;
  event.preventDefault();
  tab.focus();
  tab.click();
});
explorer.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLSelectElement) go(target.name, target.value);
  // The first letter is an entry of the history, the others change it: Back leaves the search, not a letter.
  else go('q', input?.value ?? '', asked('q') !== '');
});
explorer.addEventListener('submit', (event) => event.preventDefault());
addEventListener('popstate', () => {
  address = new URL(location.href);
  show();
});
explorer.addEventListener('results', ({ detail }) => {
  results = detail;
  showTools();
  showContents();
});
const fail = () => {
  failed = true;
  results = undefined;
  for (const cards of all('[data-cards]')) cards.hidden = false;
  showTools();
  showContents();
};
explorer.addEventListener('failed', fail);
// A script element whose file does not come says so to nobody but the capturing window; so does one that a host has added.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && target.src.startsWith(origin) && fail(),
  true,
);

if (input) explorer.ariaBusy = 'true';
showTools();
for (const { name } of controls)
  if (!controls.some((one) => one.name === name && one.value === chosen(name)))
    go(name, first(name), true);
showContents();
// The contents are still being read; each part is arranged before it is painted.
const reading = new MutationObserver(showContents);
reading.observe(explorer, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => reading.disconnect(), { once: true });
