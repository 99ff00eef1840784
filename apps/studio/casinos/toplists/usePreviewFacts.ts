'use client';

import { useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useMemo, useState } from 'react';
import { fetchStudio } from '../../core/api/postToStudio.ts';
import { type FormEntry, type PreviewFacts, previewPath } from './buildPreview.ts';

type LoadedFacts = { facts: PreviewFacts; hasFailed: boolean; isLoading: boolean; reload: () => void };

const pause = 250;

/** What the site knows of the casinos in the form: asked for once for all of them, and again only when other ones are there. */
export function usePreviewFacts(entries: readonly FormEntry[]): LoadedFacts {
  const ids = [...new Set(entries.flatMap(({ partner }) => partner ?? []))].toSorted((one, other) => one - other).join(',');
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<{ request: string; facts: PreviewFacts; hasFailed: boolean }>({
    request: '',
    facts: {},
    hasFailed: false,
  });
  const request = `${round} ${ids}`;

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchFacts(ids, controller.signal).then(
        (facts) => setLoaded({ request, facts, hasFailed: false }),
        () => {
          if (!controller.signal.aborted) setLoaded((last) => ({ ...last, request, hasFailed: true }));
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [request, ids]);

  return { facts: loaded.facts, hasFailed: loaded.hasFailed, isLoading: loaded.request !== request, reload: () => setRound(round + 1) };
}

const fetchFacts = async (ids: string, signal: AbortSignal): Promise<PreviewFacts> =>
  ids === '' ? {} : fetchStudio(`${previewPath.slice(1)}?partners=${ids}`, { signal });

/** The rows of the field `entries` as they are in the form, saved or not. The same array until one of them changes. */
export function useFormEntries(): FormEntry[] {
  const text = useFormFields(([fields]) => JSON.stringify(readEntries(fields)));
  return useMemo(() => JSON.parse(text) as FormEntry[], [text]);
}

function readEntries(fields: FormState): FormEntry[] {
  return (fields['entries']?.rows ?? []).map(({ id }, index) => {
    const value = (name: string): unknown => fields[`entries.${index}.${name}`]?.value;
    return {
      key: id,
      partner: readId(value('partner')),
      offer: readId(value('offer')),
      startsAt: readMoment(value('startsAt')),
      endsAt: readMoment(value('endsAt')),
    };
  });
}

function readId(value: unknown): number | null {
  if (typeof value === 'object' && value !== null && 'id' in value) return readId(value.id);
  return typeof value === 'number' ? value : null;
}

function readMoment(value: unknown): string | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}
