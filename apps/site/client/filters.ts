import { isPlainClick } from '@lupa/islands/isPlainClick.ts';

/** Lets a toplist's filters answer before their island is there, which waits for React. Without that script the link leads to a page that answers. */
export function startFilters(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('lupa-island[name$="/ToplistFilter"] a[href]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    import('@lupa/blocks/toplist/filters/answerTap.ts').then(
      (module) => module.answerTap(link),
      // After the page's attempt to get its missing files by a reload.
      () => setTimeout(() => location.assign(link.href)),
    );
  });
}
