'use client';

import type { ChoiceKind } from '@lupa/blocks/shared/forms/fields.ts';
import { useLocale } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { fetchStudio } from '../api/postToStudio.ts';
import { useLoaded } from '../api/useFetched.ts';
import { type Choice, choicesPath, type NamedChoice } from './choice.ts';

export type Found<One extends Choice> = { choices: readonly One[]; fault: string | null; isLoading: boolean };

/** What was typed → what may be meant; null asks for nothing. */
export function useChoices(kind: ChoiceKind, typed: string | null): Found<Choice> {
  const { code } = useLocale();
  return useFound(typed === null ? null : `${kind}?${new URLSearchParams({ q: typed, locale: code })}`, fetchChoices<Choice>);
}

/** What stored values are called. */
export function useNamed(kind: ChoiceKind, values: readonly string[]): Found<NamedChoice> {
  const { code } = useLocale();
  return useFound(values.length === 0 ? null : JSON.stringify([kind, code, ...values]), fetchNames);
}

const fetchChoices = async <One extends Choice>(path: string, signal: AbortSignal | null): Promise<readonly One[]> =>
  (await fetchStudio<{ choices: One[] }>(`${choicesPath.slice(1)}/${path}`, { signal })).choices;

type Batch = { values: Set<string>; names: Promise<readonly NamedChoice[]> };
const batches = new Map<string, Batch>();

/** Fields that are drawn together ask together: a menu has dozens of links. */
function fetchNames(asked: string): Promise<readonly NamedChoice[]> {
  const [kind = '', locale = '', ...values] = JSON.parse(asked) as string[];
  const key = `${kind} ${locale}`;
  const begin = (): Batch => {
    const own = new Set<string>();
    const names = Promise.resolve().then(() => {
      batches.delete(key);
      const pairs = [...own].map((value) => ['value', value]);
      return fetchChoices<NamedChoice>(`${kind}?${new URLSearchParams([...pairs, ['locale', locale]])}`, null);
    });
    return { values: own, names };
  };
  const batch = batches.get(key) ?? begin();
  batches.set(key, batch);
  for (const value of values) batch.values.add(value);
  return batch.names;
}

function useFound<One extends Choice>(
  asked: string | null,
  ask: (asked: string, signal: AbortSignal) => Promise<readonly One[]>,
): Found<One> {
  const { answer, ...state } = useLoaded(asked, ask);
  return { choices: answer ?? [], ...state };
}

/** After what had the focus went, it is in the field's input, or on its first button where the input is not shown. Call what comes back before that. */
export function useFocusKept(id: string): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    (document.getElementById(id) ?? document.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"] button`))?.focus();
  });
  return () => {
    isWanted.current = true;
  };
}
