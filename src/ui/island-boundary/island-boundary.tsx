import { Component, type ReactNode } from 'react';
import styles from './island-boundary.module.css';
import { keepFields } from './keep-fields.ts';

type Props = { place: Element; children: ReactNode };
type State = { error: unknown; isRedrawn: boolean };

/**
 * Keeps an island alive in a document that others change: where React has to render it anew, what the visitor has typed, ticked,
 * chosen and focused is put back. Shows what went wrong in place of an island that threw, and its forms, which post by themselves;
 * the rest of the page keeps working, and the document has the words.
 */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { error: null, isRedrawn: false };
  forms: Node[] = [];
  /** Of HTML that does not match, React renders all anew and constructs this again, in the same task. */
  putBack = this.keep();

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  keep() {
    const { place } = this.props;
    // Clones: what React has seen it goes on answering. The first HTML, if any, is not half-way through a state.
    if (this.forms.length === 0)
      this.forms = [...place.querySelectorAll('form[action]')].map((form) => form.cloneNode(true));
    return keepFields(place);
  }

  override componentDidMount() {
    // Once React has rendered: then it answers what is put back as it answers a visitor.
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
    // What throws again at once is not rendered a third time.
    if (this.state.error === null)
      setTimeout(() => this.setState(({ error }) => ({ isRedrawn: error !== null })));
  }

  /** The DOM throws this where a translation or an extension has replaced or moved a node that React looks for. */
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
