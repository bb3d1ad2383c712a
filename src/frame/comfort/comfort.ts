declare global {
  interface WindowEventMap {
    /** The comfort panel tells what was chosen, by data attributes of the document's element. */
    comfort: CustomEvent<Readonly<Record<string, string>>>;
  }
}

/**
 * What a visitor has chosen in the comfort panel stands on the document's element, for style sheets, and in local storage. The
 * text of this function stands in the head of each page, so that a choice holds at the first paint; hence it uses nothing from
 * outside itself.
 */
export function comfort(): void {
  const { dataset, style } = document.documentElement;
  const apply = (chosen: Readonly<Record<string, string>>) => {
    Object.assign(dataset, chosen);
    const { theme = '', text = '' } = chosen;
    style.colorScheme = theme;
    style.fontSize = text;
    // In the order of the themes (lib/token-value.ts).
    const colours = document.querySelectorAll<HTMLMetaElement>('[name="theme-color"]');
    for (const [index, meta] of colours.entries()) {
      const own = index ? 'dark' : 'light';
      meta.media = theme ? (theme === own ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`;
    }
  };
  const remembered = () => {
    // Storage may be closed to us, or hold what somebody wrote by hand.
    try {
      apply(JSON.parse(localStorage.comfort));
    } catch {}
  };
  remembered();
  addEventListener('comfort', ({ detail }) => apply(detail));
  // Chosen on another page than the one that the visitor comes back to.
  addEventListener('pageshow', remembered);
  // A style sheet cannot take back what it says about navigation.
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (dataset.motion === 'off') viewTransition?.skipTransition();
  });
}
