import { isPlainClick } from '@lupa/islands/isPlainClick.ts';
import type { MouseEvent } from 'react';
import { comparisonId } from './comparatorIds.ts';

/**
 * For the link of the comparator to the comparison: closes the dialog that it stands in and goes to the comparison of this page, with the focus. Where
 * the page has none, the link leads to the one that has.
 */
export function leaveForComparison(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event.nativeEvent)) return;
  event.currentTarget.closest('dialog')?.close();
  const comparison = document.getElementById(comparisonId);
  if (!comparison) return;
  event.preventDefault();
  // As for any link inside the page: the way back leads to where the visitor was, and motion follows their wish.
  if (location.hash === `#${comparisonId}`) comparison.scrollIntoView();
  else location.hash = comparisonId;
  comparison.tabIndex = -1;
  comparison.focus({ preventScroll: true });
}
