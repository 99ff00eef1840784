'use client';

import { useEffect, useRef } from 'react';

const rowId = 'entries-row-';
// The menu is taken away a moment after the rows have changed.
const pause = 100;

/**
 * A row's menu closes after it moved the row and leaves the focus nowhere: by keyboard, each place would begin at the top of the page
 * again. Puts it on the menu of the row that moved. `keys` are those of the rows in their order.
 */
export function useFocusOnMovedRow(keys: readonly string[]): void {
  const order = keys.join(' ');
  const last = useRef({ key: '', isInMenu: false });

  useEffect(() => {
    const rows = order.split(' ');
    function note({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const row = target.closest(`[id^="${rowId}"]`);
      last.current = {
        key: row ? (rows[Number(row.id.slice(rowId.length))] ?? '') : last.current.key,
        isInMenu: row === null && target.closest('.array-actions__action') !== null,
      };
    }
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [order]);

  useEffect(() => {
    const { key, isInMenu } = last.current;
    const index = order.split(' ').indexOf(key);
    if (!isInMenu || index === -1) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`#${rowId}${index} .array-actions__button`)?.focus();
    }, pause);
    return () => clearTimeout(timer);
  }, [order]);
}
