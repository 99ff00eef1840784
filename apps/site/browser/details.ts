import { makeButtons } from './navigation.ts';
import { isPlainClick } from '@lupa/islands/isPlainClick.ts';

const load = () => import('./unfoldDetail.ts');

/** Unfolds in the page what `a[data-detail]` names; without that script the link leads to where the same text stands. */
export function startDetails(): void {
  makeButtons(document.querySelectorAll<HTMLElement>('a[data-detail]'));
  const onLink = (type: string, run: (link: HTMLAnchorElement, event: Event) => void) =>
    addEventListener(type, (event) => {
      const link = (event.target as Element).closest?.('a[data-detail]');
      if (link) run(link as HTMLAnchorElement, event);
    });
  // Fetched while the finger is still down.
  onLink('pointerdown', (link) => {
    load()
      .then(({ fetchDetail }) => fetchDetail(link))
      .catch(() => {});
  });
  onLink('click', (link, event) => {
    if (!isPlainClick(event as MouseEvent)) return;
    event.preventDefault();
    // After the page's attempt to get its missing files by a reload.
    unfold(link).catch(() => setTimeout(() => location.assign(link.href)));
  });
}

/** Rejects where the detail, or the script for it, cannot be had. */
export async function unfold(link: HTMLAnchorElement): Promise<void> {
  const { unfoldDetail } = await load();
  await unfoldDetail(link);
}
