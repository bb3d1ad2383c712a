/**
 * Runs in pages/comments-frame, the only page that may run the comment service's script (Disqus, "JavaScript configuration
 * variables"). That page has no Trusted Types, so the script's address needs no policy.
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
// The element belongs to the parent page, so `instanceof` with this page's classes would be false.
const frame = window.frameElement as HTMLIFrameElement | null;
const tell = (state: 'ready' | 'failed') =>
  frame?.dispatchEvent(new CustomEvent('comments', { detail: state }));
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
