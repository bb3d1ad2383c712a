/** Chosen settings by the `data-*` attribute of `<html>` that style sheets read. An empty value is the default. */
type Choices = Readonly<Record<string, string>>;

export function applyChoices(chosen: Choices): void {
  const { dataset, style } = document.documentElement;
  const { theme = '', text = '' } = chosen;
  Object.assign(dataset, chosen);
  style.colorScheme = theme;
  style.fontSize = text;
  // In the order of the themes (theme/token-value.ts).
  const colours = document.querySelectorAll<HTMLMetaElement>('[name="theme-color"]');
  colours.forEach((meta, index) => {
    const own = index ? 'dark' : 'light';
    meta.media = theme ? (theme === own ? 'all' : 'not all') : `(prefers-color-scheme:${own})`;
  });
}

/** Applies the choices in local storage before the first paint, and on a page that the visitor comes back to. */
export function recallChoices(): void {
  const recall = () => {
    // Storage may be blocked, or contain invalid JSON.
    try {
      applyChoices(JSON.parse(localStorage.displaySettings));
    } catch {}
  };
  recall();
  addEventListener('pageshow', recall);
}
