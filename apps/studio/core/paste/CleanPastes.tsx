'use client';

import { toast } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { cleanPaste } from './cleanPaste.ts';

/** In every editor of the studio, before it sees what is pasted. */
export function CleanPastes({ children }: { children: ReactNode }) {
  useEffect(() => {
    const clean = (event: ClipboardEvent) => cleanPaste(event, (loss) => toast.warning(loss, { duration: 10_000 }));
    window.addEventListener('paste', clean, true);
    return () => window.removeEventListener('paste', clean, true);
  }, []);
  return children;
}
