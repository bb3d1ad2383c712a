/** What a page keeps in its address: each parameter with the value it has when the address does not name it. */
export type UrlState = Readonly<Record<string, string>>;

/**
 * The state an address asks for.
 * @param search the query of the address, with or without "?"
 * @param defaults every parameter of the page; others are not read
 */
export function readUrlState<State extends UrlState>(search: string, defaults: State): State {
  const query = new URLSearchParams(search);
  const named = Object.keys(defaults).flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { ...defaults, ...Object.fromEntries(named) };
}

/**
 * The query that stands for a state: what is default is left out, what belongs to somebody else stays.
 * @returns "" or "?…"
 */
export function writeUrlState<State extends UrlState>(
  search: string,
  state: State,
  defaults: State,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(state)) {
    if (value === '' || value === defaults[name]) query.delete(name);
    else query.set(name, value);
  }
  const written = query.toString();
  return written && `?${written}`;
}

/**
 * Lets CSS see the state: `data-url-<name>` on the root for what is not default, `data-url` as the sign that scripts run.
 * features/explorer/first-paint.ts does the same before the first paint.
 */
export function showUrlState<State extends UrlState>(
  root: HTMLElement,
  state: State,
  defaults: State,
): void {
  root.setAttribute('data-url', '');
  for (const [name, value] of Object.entries(state)) {
    if (value === defaults[name]) root.removeAttribute(`data-url-${name}`);
    else root.setAttribute(`data-url-${name}`, value);
  }
}
