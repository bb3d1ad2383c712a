import { Component, type ReactNode } from 'react';
import styles from './island-boundary.module.css';
import { keepFields } from './keep-fields.ts';

type Props = { place: Element; children: ReactNode };
type State = { error: unknown; isRedrawn: boolean };

/**
 * Keeps an island working in a document that others change: if React has to render it again, restores typed, ticked and chosen values
 * and the focus. If an island throws, shows the error and its forms, which post by themselves, in its place; the rest of the page
 * keeps working. The heading comes from `<body data-error>`.
 */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { error: null, isRedrawn: false };
  forms: Node[] = [];
  /** If the HTML doesn't match, React renders everything again and reconstructs this in the same task. */
  putBack = this.keep();

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  keep() {
    const { place } = this.props;
    // Clones, because React keeps handling events of the originals. The first HTML, if any, isn't in an intermediate state.
    if (this.forms.length === 0)
      this.forms = [...place.querySelectorAll('form[action]')].map((form) => form.cloneNode(true));
    return keepFields(place);
  }

  override componentDidMount() {
    // After React has rendered, so that it handles restored values like a visitor's input.
    queueMicrotask(this.putBack);
  }

  override getSnapshotBeforeUpdate(_: Props, { error }: State) {
    if (error === null && this.state.error !== null) this.putBack = this.keep();
    return null;
  }

  override componentDidCatch(error: unknown) {
    if (this.isToBeRedrawn(error)) this.setState({ error: null, isRedrawn: true });
    else this.props.place.dispatchEvent(new Event('failed', { bubbles: true }));
  }

  override componentDidUpdate(_: Props, { error }: State) {
    if (error === this.state.error) return;
    queueMicrotask(this.putBack);
    // An island that throws again at once isn't rendered a third time.
    if (this.state.error === null)
      setTimeout(() => this.setState(({ error }) => ({ isRedrawn: error !== null })));
  }

  /** A translation or an extension causes this DOM error by replacing or moving a node that React looks for. */
  isToBeRedrawn(error: unknown) {
    const isOtherDocument = error instanceof DOMException && error.name === 'NotFoundError';
    return isOtherDocument && !this.state.isRedrawn;
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (this.isToBeRedrawn(error)) return null;
    return (
      <>
        <div className={`stack ${styles.notice}`} role="alert">
          <p className="numeral">{document.body.dataset.error}</p>
          <p>{error instanceof Error ? error.message : String(error)}</p>
        </div>
        <div ref={(slot) => slot?.append(...this.forms)} />
      </>
    );
  }
}
