'use client';

import { useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useMemo } from 'react';
import type { FormEntry } from './buildPreview.ts';

/** The rows of the field `entries` as they stand in the form, saved or not. The same array until one of them changes. */
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
