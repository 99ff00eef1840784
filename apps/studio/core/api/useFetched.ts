'use client';

import { useEffect, useState } from 'react';
import { fetchStudio } from './postToStudio.ts';

/** What `/api/{path}` answers; null until it is there, where it fails, and without a path. Asked again when `occasion` becomes another one. */
export function useFetched<Answer>(path: string | null, occasion = ''): Answer | null {
  const [found, setFound] = useState<{ path: string | null; answer: Answer | null }>({ path: null, answer: null });
  useEffect(() => {
    if (path === null) return undefined;
    const controller = new AbortController();
    fetchStudio<Answer>(path, controller).then(
      (answer) => setFound({ path, answer }),
      () => undefined,
    );
    return () => controller.abort();
  }, [path, occasion]);
  return found.path === path ? found.answer : null;
}
