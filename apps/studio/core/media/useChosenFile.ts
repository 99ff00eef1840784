'use client';

import { useFormFields } from '@payloadcms/ui';

export function useChosenFile(): { file: File | null; refusal: string } {
  const { value, errorMessage } = useFormFields(([fields]) => fields['file']) ?? {};
  return { file: value instanceof File ? value : null, refusal: errorMessage ?? '' };
}

const addresses = new WeakMap<File, string>();

/** An address for a file that is on no server yet. It lasts as long as the document, as few are ever chosen in one. */
export function addressOf(file: File): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}
