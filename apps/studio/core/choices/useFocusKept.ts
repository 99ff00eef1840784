'use client';

import { useEffect, useRef } from 'react';

/** After what had the focus went, it is in the field's input, or on its first button where the input is not shown. Call what comes back before that. */
export function useFocusKept(id: string): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    (document.getElementById(id) ?? document.querySelector<HTMLElement>(`[data-choices="${CSS.escape(id)}"] button`))?.focus();
  });
  return () => {
    isWanted.current = true;
  };
}
