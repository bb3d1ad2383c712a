import { Component, type ComponentType, type ReactNode } from 'react';
import styles from './island-boundary.module.css';
import css from './island-boundary.module.css?inline';

interface State {
  error: unknown;
}

/** Shows what went wrong in place of an island that threw; the rest of the page keeps working. The document has the words. */
class Boundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  /** Most pages have no island at build, and so not these styles (decision 0014). */
  override componentDidCatch() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div className={styles.notice} role="alert">
        <p className={styles.title}>{document.body.dataset.error}</p>
        <p>{error instanceof Error ? error.message : String(error)}</p>
      </div>
    );
  }
}

/** Wraps the root component of an island, so that an error in it stays in it. */
export function withIslandBoundary<Props extends object>(Island: ComponentType<Props>) {
  return function GuardedIsland(props: Props) {
    return (
      <Boundary>
        <Island {...props} />
      </Boundary>
    );
  };
}
