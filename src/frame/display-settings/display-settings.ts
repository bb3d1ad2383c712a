/** What is chosen, by the data attributes of the document's element that say so to style sheets; empty: as it is by itself. */
type Choices = Readonly<Record<string, string>>;

/** Lets a page look as chosen. Its text stands in the head of each page (displaySettingsScript), so it uses nothing from outside itself. */
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

/** What local storage remembers holds before the first paint, and on a page that the visitor comes back to. */
function recall(apply: typeof applyChoices): void {
  const remembered = () => {
    // Storage may be closed to us, or hold what somebody wrote by hand.
    try {
      apply(JSON.parse(localStorage.displaySettings));
    } catch {}
  };
  remembered();
  addEventListener('pageshow', remembered);
  // A style sheet cannot take back what it says about navigation.
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (document.documentElement.dataset.motion === 'off') viewTransition?.skipTransition();
  });
}

export const displaySettingsScript = (): string => `(${recall})(${applyChoices});`;
