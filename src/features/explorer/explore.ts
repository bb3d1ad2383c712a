/** What a search found, by the value of each option of the first group: how many, and the line that says so. */
export type Results = Readonly<Record<string, { count: number; status: string }>>;

declare global {
  interface HTMLElementEventMap {
    /** Tells an explorer what a search found; undefined where nothing is searched or no answer has come yet. */
    results: CustomEvent<Results | undefined>;
    failed: Event;
  }
}

/**
 * Keeps an explorer and the address in step. Its text stands in the page directly after the tools, for the first paint, so it
 * uses nothing from outside itself. Tools are buttons with `name` and `value`, which become a parameter of the address (the
 * first of a name is its default), and a field `q`. Contents name in `data-in` the options that show them.
 */
export function explore(): void {
  const explorer = document.currentScript?.closest<HTMLElement>('[data-explorer]');
  const line = explorer?.querySelector<HTMLElement>('[role="status"]');
  if (!explorer || !line) return;
  const all = <Found extends HTMLElement>(selector: string) => [
    ...explorer.querySelectorAll<Found>(selector),
  ];
  const options = all<HTMLButtonElement>('[data-option]');
  const [choice = '', view = ''] = new Set(options.map(({ name }) => name));
  const [input] = all<HTMLInputElement>('input[name="q"]');
  let results: Results | undefined;
  let failed = false;
  let address = new URL(location.href);

  const asked = (name: string) => address.searchParams.get(name) ?? '';
  const searched = () => (input ? asked('q').trim() : '');
  const first = (name: string) => options.find((option) => option.name === name);
  /** Undefined where an unknown value is asked for and the explorer can say that it has nothing there. */
  const chosen = (name: string) =>
    options.find((option) => option.name === name && option.value === asked(name)) ??
    (name === choice && asked(name) && line.dataset.none ? undefined : first(name));

  const showTools = () => {
    const query = searched();
    for (const option of options) {
      const isChosen = option === chosen(option.name);
      if (option.role === 'tab') option.tabIndex = isChosen ? 0 : -1;
      option.setAttribute(
        option.role === 'tab' ? 'aria-selected' : 'aria-pressed',
        String(isChosen),
      );
      const { total, status } = option.dataset;
      const found = results?.[option.value];
      if (total && option.lastElementChild)
        option.lastElementChild.textContent = `${found?.count ?? total}`;
      if (isChosen && option.name === choice) line.textContent = found?.status ?? status ?? '';
    }
    if (!chosen(choice)) line.textContent = line.dataset.none ?? '';
    if (query && !results) line.textContent = failed ? '' : (line.dataset.waiting ?? '');
    if (!input) return;
    if (input.value !== asked('q')) input.value = asked('q');
    for (const clear of all('[data-clear]')) clear.hidden = !input.value;
    if (input.form) input.form.hidden = failed;
  };
  const showContents = () => {
    const query = searched();
    const option = chosen(choice);
    explorer.dataset[choice] = option?.value ?? '';
    explorer.dataset[view] = chosen(view)?.value ?? '';
    explorer.dataset.q = query;
    explorer.toggleAttribute('data-filtered', option !== first(choice));
    const contents = all('[data-in]');
    for (const content of contents)
      content.hidden = !content.dataset.in?.split(' ').includes(option?.value ?? '');
    for (const empty of all('[data-empty]')) empty.hidden = contents.some(({ hidden }) => !hidden);
    for (const notice of all('[data-failed]')) notice.hidden = !(failed && query);
    // What only the search can show is waited for once: later, what stands there stays until it comes.
    const isPlain = !query && chosen(view) === first(view);
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
    if (value && value !== first(name)?.value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
    if (url.href === address.href) return;
    address = url;
    show(() => history[replace ? 'replaceState' : 'pushState'](history.state, '', url));
  };

  explorer.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.dataset.reload) location.reload();
    if (!button?.name) return;
    go(button.name, button.value);
    // A button that takes a search or a filter back goes with it; where there is one filter, it is hidden.
    if (options.includes(button)) return;
    // Not `checkVisibility`, which Safari has since 17.4.
    [first(button.name), input, ...options].find((next) => next?.getClientRects().length)?.focus();
  });
  // Tabs: arrows go round, Home and End lead to the ends (ARIA Authoring Practices).
  explorer.addEventListener('keydown', (event) => {
    const tabs: (EventTarget | null)[] = options.filter(({ role }) => role === 'tab');
    const index = tabs.indexOf(event.target);
    const steps: Partial<Record<string, number>> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    };
    const step = steps[event.key];
    const tab = index < 0 || step === undefined ? undefined : tabs.at(step);
    if (!(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus();
    tab.click();
  });
  // The first letter is an entry of the history, the others change it: Back leaves the search, not a letter.
  explorer.addEventListener('input', () => go('q', input?.value ?? '', asked('q') !== ''));
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
  showContents();
  // The contents are still being read; each part is arranged before it is painted.
  const reading = new MutationObserver(showContents);
  reading.observe(explorer, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => reading.disconnect(), { once: true });
}
