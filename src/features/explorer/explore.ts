/**
 * Keeps an explorer and the address in sync. The page inlines this module directly after the tools (`?inline-script`), so that
 * the first paint matches the address.
 *
 *     tools ──click, input──▶ address ◀──Back, a link
 *       ▲                        │
 *       │                        ▼
 *       │      attributes of the explorer: data-tab, data-view, data-q …
 *       │          │                │                    │
 *       │          ▼                ▼                    ▼
 *       │     style sheets   contents hidden   React (use-data-attribute.ts) searches
 *       │                                                │
 *       └────────────── event `results` or `failed` ─────┘
 *
 * Tools are buttons with `data-option`, selects, and a field `q`. Each of their names is a parameter of the address, with its
 * first value as the default; unknown values are removed. Contents list the values that show them in `data-in`, as a query with
 * one or more parameters.
 */

/** Search results by option of the first group: how many, and the text of the status line. */
export type Results = Readonly<Record<string, { count: number; status: string }>>;

declare global {
  interface HTMLElementEventMap {
    /** Gives an explorer its search results; undefined without a search or before the first results. */
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
    if (option.getAttribute('role') === 'tab') option.tabIndex = isChosen ? 0 : -1;
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
    // `has` with a value needs Chromium 118 or Safari 17.
    content.hidden = ![...shownBy.keys()].every((name) =>
      shownBy.getAll(name).includes(chosen(name)),
    );
  }
  const count = line.dataset.counts?.split('\n')[contents.filter(({ hidden }) => !hidden).length];
  // Writes only changes: otherwise the observer below would run forever.
  if (count && line.textContent !== count) line.textContent = count;
  // Waits for the search only on the first load: later, the current contents stay until the results arrive.
  const isPlain = !query && chosen('view') === first('view');
  if (isPlain || results || failed) explorer.removeAttribute('aria-busy');
};
const show = (updateHistory = () => {}) => {
  showTools();
  // Paints the control first and its results in the next frame (web.dev/articles/inp). The address also waits: when it changes,
  // Chromium checks every link on the page for prefetching.
  requestAnimationFrame(() => {
    // Separate task, because it may throw: Safari allows a hundred history changes in ten seconds.
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
  // A button that clears a search or filter disappears with it, so the focus moves on; a single filter is hidden.
  if (options.includes(button)) return;
  [options.find(({ name }) => name === button.name), input, ...options]
    // `checkVisibility` needs Safari 17.4.
    .find((next) => next?.getClientRects().length)
    ?.focus();
});
// Tabs (ARIA Authoring Practices): arrows go the way they point and wrap around, Home and End go to the ends.
explorer.addEventListener('keydown', (event) => {
  const tabs = options.filter((option) => option.getAttribute('role') === 'tab');
  const index = tabs.findIndex((one) => one.matches(':focus'));
  const [next, previous] = [tabs[(index + 1) % tabs.length], tabs.at(index - 1)];
  const isRightToLeft = document.dir === 'rtl';
  const goals: Partial<Record<string, HTMLElement | undefined>> = {
    ArrowRight: isRightToLeft ? previous : next,
    ArrowLeft: isRightToLeft ? next : previous,
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
  // The first letter adds a history entry, the others replace it: Back leaves the search, not a letter.
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
// Errors of script elements don't bubble, so this captures them. Only our files count: a host may add others.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && target.src.startsWith(origin) && fail(),
  true,
);

if (input) explorer.setAttribute('aria-busy', 'true');
showTools();
for (const { name } of controls)
  if (!controls.some((one) => one.name === name && one.value === chosen(name)))
    go(name, first(name), true);
showContents();
// The contents are still being parsed; each part is arranged before it is painted.
const reading = new MutationObserver(showContents);
reading.observe(explorer, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => reading.disconnect(), { once: true });
