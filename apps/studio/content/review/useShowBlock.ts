'use client';

import { useForm } from '@payloadcms/ui';
import { useCallback } from 'react';

const path = 'content';

/** Opens the row of a block, whatever tab is open, and goes there. @returns whether the page still has it */
export function useShowBlock(): (blockId: string) => boolean {
  const { dispatchFields, getField } = useForm();
  return useCallback(
    (blockId) => {
      // Before the form is there, whatever the type says.
      const rows = (getField(path) as ReturnType<typeof getField> | undefined)?.rows ?? [];
      const index = rows.findIndex(({ id }) => id === blockId);
      if (index === -1) return false;
      dispatchFields({
        type: 'SET_ROW_COLLAPSED',
        path,
        updatedRows: rows.map((row) => (row.id === blockId ? { ...row, collapsed: false } : row)),
      });
      const id = `${path}-row-${index}`;
      if (document.getElementById(id) === null) document.querySelector<HTMLElement>('.tabs-field__tab-button')?.click();
      whenThere(id, goTo);
      return true;
    },
    [dispatchFields, getField],
  );
}

function whenThere(id: string, act: (row: HTMLElement) => void): void {
  const found = document.getElementById(id);
  if (found) {
    act(found);
    return;
  }
  const observer = new MutationObserver(() => {
    const row = document.getElementById(id);
    if (!row) return;
    observer.disconnect();
    act(row);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function goTo(row: HTMLElement): void {
  row.scrollIntoView({ block: 'start' });
  row.querySelector<HTMLElement>('.collapsible__toggle')?.focus({ preventScroll: true });
}
