import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import { savedCacheNames, askWorker } from '../../browser/serviceWorker/savedPages.ts';
import { listStoredPages } from '../../browser/serviceWorker/storedPages.ts';

const megabyte = 1_000_000;

export async function listSaved(section: HTMLElement): Promise<void> {
  section.querySelector('[data-saved-all] button')?.addEventListener('click', () => void removeAll(section));
  await fill(section);
}

async function fill(section: HTMLElement): Promise<void> {
  const pages = await listStoredPages(savedCacheNames.pages).catch(() => null);
  // Storage is blocked: that stands there already.
  if (pages === null) return;
  const template = section.querySelector('template');
  for (const old of section.querySelectorAll('ul > li')) old.remove();
  for (const page of pages) template?.before(buildItem(template, page, section));
  const state = section.querySelector<HTMLElement>('[data-saved-state]');
  if (state) state.textContent = pages.length === 0 ? (section.dataset['none'] ?? '') : '';
  section.querySelector('[data-saved-all]')?.toggleAttribute('hidden', pages.length < 2);
}

type SavedPage = Awaited<ReturnType<typeof listStoredPages>>[number];

function buildItem(
  template: HTMLTemplateElement,
  { path, title, language, time, bytes }: SavedPage,
  section: HTMLElement,
): DocumentFragment {
  const item = document.importNode(template.content, true);
  const locale = document.documentElement.lang;
  const [link, about, button] = [item.querySelector('a'), item.querySelector('p'), item.querySelector('button')];
  if (link) {
    link.href = path;
    link.lang = language;
    link.textContent = title;
  }
  if (about) {
    const day = (about.dataset['savedOn'] ?? '').replace('{date}', formatDate(new Date(time).toISOString(), locale));
    about.textContent = `${day} · ${formatNumber(Math.max(bytes / megabyte, 0.1), locale, 1)} MB`;
  }
  const name = button?.querySelector('span');
  if (name) name.textContent = ` ${title}`;
  button?.addEventListener('click', () => void removeOne(path, section));
  return item;
}

async function removeOne(key: string, section: HTMLElement): Promise<void> {
  await askWorker({ ask: 'remove', key });
  await fill(section);
  // The button that was pressed is gone.
  const next = section.querySelector<HTMLElement>('ul button') ?? section.querySelector<HTMLElement>('h1');
  if (next?.tagName === 'H1') next.tabIndex = -1;
  next?.focus();
}

async function removeAll(section: HTMLElement): Promise<void> {
  for (const { path } of await listStoredPages(savedCacheNames.pages)) await askWorker({ ask: 'remove', key: path });
  await fill(section);
  const heading = section.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus();
}

/** Says of when the copy is that the worker has shown: milliseconds since 1970. */
export function showCopyNotice(time: number): void {
  const notice = document.querySelector<HTMLElement>('[data-copy-notice]');
  if (!notice || Number.isNaN(time)) return;
  const date = formatDate(new Date(time).toISOString(), document.documentElement.lang);
  notice.textContent = (notice.dataset['copyNotice'] ?? '').replace('{date}', date);
  notice.hidden = false;
}
