import { listStoredPages } from '../../browser/serviceWorker/storedPages.ts';

// Milliseconds. A connection that has just come back does not always carry anything yet.
const pauses = [0, 2000, 5000];

addEventListener('online', () => void reloadWhenReached());
void showStoredPages();

/** Loads the page that was wished for, once the site answers. Without an answer it stays, until the connection comes back anew. */
async function reloadWhenReached(): Promise<void> {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    // The service worker leaves HEAD alone.
    const isReached = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (isReached) return location.reload();
  }
}

async function showStoredPages(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-kept-pages]');
  const template = section?.querySelector('template');
  // Without storage there is nothing to show.
  const pages = 'caches' in globalThis ? await listStoredPages().catch(() => []) : [];
  if (!section || !template || pages.length === 0) return;
  for (const { path, title, language } of pages) {
    const item = document.importNode(template.content, true);
    const link = item.querySelector('a');
    if (!link) continue;
    link.href = path;
    link.lang = language;
    link.textContent = title;
    template.before(item);
  }
  section.hidden = false;
}
