'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** The file that the form will send, and why the last one was refused. */
export function useChosenFile(): { file: File | null; refusal: string } {
  const { value, errorMessage } = useFormFields(([fields]) => fields['file']) ?? {};
  return { file: value instanceof File ? value : null, refusal: errorMessage ?? '' };
}

/** An address for a file that is on no server yet. */
export function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setAddress({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address !== null && address.file === file ? address.url : null;
}
