/**
 * Runs in the comments page (pages/comments-frame), the only one where the comment service's script may run: loads the
 * thread that the address names (Disqus, "JavaScript configuration variables") and tells the frame's owner its state
 * and its height. That page has no Trusted Types, so the script's address needs no policy of ours.
 */
declare global {
  interface Window {
    disqus_config?: (this: {
      page: { identifier: string; url: string; title: string };
      callbacks: { onReady: (() => void)[] };
    }) => void;
  }
}

const thread = document.querySelector<HTMLElement>('#disqus_thread');
// The element belongs to the page around us, so `instanceof` with our own classes would say no.
const frame = window.frameElement as HTMLIFrameElement | null;
const tell = (state: 'ready' | 'failed') =>
  frame?.dispatchEvent(new CustomEvent('comments', { detail: state }));
// The theme that the visitor has chosen for the page around us.
const { colorScheme = '' } = frame?.ownerDocument.documentElement.style ?? {};
document.documentElement.style.colorScheme = colorScheme;
const asked = new URLSearchParams(location.search);

window.disqus_config = function configure() {
  this.page.identifier = asked.get('identifier') ?? '';
  this.page.url = asked.get('url') ?? '';
  this.page.title = asked.get('title') ?? '';
  this.callbacks.onReady.push(() => tell('ready'));
};

const script = document.createElement('script');
script.src = thread?.dataset.embed ?? '';
script.dataset.timestamp = String(Date.now());
script.addEventListener('error', () => tell('failed'));
document.head.append(script);

if (frame) {
  new ResizeObserver(() => {
    frame.style.height = `${document.documentElement.scrollHeight}px`;
  }).observe(document.body);
}

export {};
