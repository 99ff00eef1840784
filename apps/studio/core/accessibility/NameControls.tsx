'use client';

import { type ReactNode, useEffect } from 'react';
import { mendControls } from './mendControls.ts';

/** Around the whole admin: names what Payload draws without a name, in every view and as often as something is drawn anew. */
export function NameControls({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0;
    const mend = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => mendControls(document));
    };
    const observer = new MutationObserver(mend);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-label', 'class', 'role'] });
    mend();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return children;
}
