import { features } from '../../content/features.ts';

const stored = () => {
  try {
    return sessionStorage.inspector;
  } catch {
    return null;
  }
};

/** Fetches the inspector on the page of its switch, and on every page while the switch is on (document/init-later.ts). */
export function startLate(): void {
  if (!features.colophon) return;
  const band = document.querySelector<HTMLElement>('[data-inspector]');
  if (band || stored())
    import('./inspector.ts').then(
      ({ startInspector }) => startInspector(band),
      () => undefined,
    );
}
