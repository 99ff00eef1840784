'use client';

import { type ReactNode, useEffect } from 'react';
import { mendControls } from './mendControls.ts';

/** Around the whole admin: names what Payload draws without a name, in every view and as often as something is drawn anew. */
export function NameControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    const observer = new MutationObserver(() => mendControls(document));
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-label', 'class', 'role'] });
    mendControls(document);
    return () => observer.disconnect();
  }, []);
  return children;
}
