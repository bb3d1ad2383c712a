/**
 * Shows the cases that the address asks for (`?service=…&sector=…`), and keeps the two selects and the address in step. Its
 * text stands in the page after the list, for the first paint, so it uses nothing from outside itself.
 */
export function filterCases(): void {
  const band = document.currentScript?.closest('section');
  const form = band?.querySelector('form');
  const status = band?.querySelector<HTMLElement>('[role="status"]');
  if (!band || !form || !status) return;
  const selects = [...form.querySelectorAll('select')];
  const rows = [...band.querySelectorAll<HTMLElement>('tbody tr')];
  const forms = JSON.parse(status.dataset.forms ?? '{}');
  const plural = new Intl.PluralRules(document.documentElement.lang);

  const show = (asked = new URLSearchParams(location.search)) => {
    for (const select of selects) select.value = asked.get(select.name) ?? '';
    const chosen = selects.filter(({ value }) => value);
    for (const row of rows)
      row.hidden = !chosen.every(({ name, value }) =>
        row.dataset[name]?.split(' ').includes(value),
      );
    const count = rows.filter(({ hidden }) => !hidden).length;
    const form: string = forms[plural.select(count)] ?? forms.other;
    status.textContent = count ? form.replace('{count}', `${count}`) : (status.dataset.none ?? '');
  };
  const go = (event: Event) => {
    event.preventDefault();
    const asked = new URLSearchParams(
      selects.flatMap(({ name, value }) => (value ? [[name, value]] : [])),
    );
    show(asked);
    const url = new URL(location.href);
    url.search = `${asked}`;
    // Last: Safari throws at more than a hundred in ten seconds.
    history.pushState(history.state, '', url);
  };
  form.addEventListener('change', go);
  form.addEventListener('submit', go);
  addEventListener('popstate', () => show());
  show();
}
