import { formatDate } from '@lupa/ui/formatDate.ts';

/** Says of when the copy is that the worker has shown: milliseconds since 1970. */
export function showCopyNotice(time: number): void {
  const notice = document.querySelector<HTMLElement>('[data-copy-notice]');
  if (!notice || Number.isNaN(time)) return;
  const date = formatDate(new Date(time).toISOString(), document.documentElement.lang);
  notice.textContent = (notice.dataset['copyNotice'] ?? '').replace('{date}', date);
  notice.hidden = false;
}
