'use client';

import { useEffect, useState } from 'react';
import { fetchStudio } from './postToStudio.ts';

type Fetched<Answer> = { path: string | null; occasion: string; answer: Answer };

/** What `/api/{path}` answers; `initial` until it is there, where it fails, and without a path. Asked again on another `occasion`. */
export function useFetched<Answer>(path: string | null, initial: Answer, occasion = ''): Answer {
  const [found, setFound] = useState<Fetched<Answer>>({ path: null, occasion: '', answer: initial });
  useEffect(() => {
    if (path === null) return undefined;
    const controller = new AbortController();
    fetchStudio<Answer>(path, controller).then(
      (answer) => setFound({ path, occasion, answer }),
      () => undefined,
    );
    return () => controller.abort();
  }, [path, occasion]);
  return found.path === path ? found.answer : initial;
}
