'use client';

import { useEffect, useState } from 'react';
import { fetchStudio } from './postToStudio.ts';
import { messageOf } from './useAct.ts';

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

type Loaded<Asked, Answer> = { asked: Asked | null; answer: Answer | null; fault: string | null };

/** What `ask`, always the same function, answers. While it is asked something else, its last answer stays. Null asks for nothing. */
export function useLoaded<Asked, Answer>(asked: Asked | null, ask: (asked: Asked, signal: AbortSignal) => Promise<Answer>) {
  const [loaded, setLoaded] = useState<Loaded<Asked, Answer>>({ asked: null, answer: null, fault: null });
  useEffect(() => {
    if (asked === null) return undefined;
    const controller = new AbortController();
    const keep = (answer: Answer | null, fault: string | null) => {
      if (!controller.signal.aborted) setLoaded({ asked, answer, fault });
    };
    ask(asked, controller.signal).then(
      (answer) => keep(answer, null),
      (error: unknown) => keep(null, messageOf(error)),
    );
    return () => controller.abort();
  }, [asked, ask]);
  const isCurrent = loaded.asked === asked;
  return { answer: loaded.answer, fault: isCurrent ? loaded.fault : null, isLoading: asked !== null && !isCurrent };
}
