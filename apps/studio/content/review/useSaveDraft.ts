'use client';

import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { useCallback } from 'react';

/** Saves what is in the form, when it is not saved yet. Where it is refused the form says why. @returns whether it is saved */
export function useSaveDraft(): () => Promise<boolean> {
  const { id } = useDocumentInfo();
  const { code } = useLocale();
  const { submit } = useForm();
  const isModified = useFormModified();
  return useCallback(async () => {
    if (!isModified) return true;
    const result = await submit({
      action: `/api/pages/${id}?draft=true&depth=0&fallback-locale=null&locale=${code}`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    return (result as { res?: Response } | undefined)?.res?.ok === true;
  }, [isModified, submit, id, code]);
}
