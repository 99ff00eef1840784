import { useAllFormFields, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const createAfter = 700;
const retryEach = 10_000;

/** What somebody was typing in when a new document got its own address. */
let focusToRestore: string | null = null;

/** Saves the form as Payload's autosave does; a new document with it. */
export function useSaveNow(): () => void {
  const { id, collectionSlug } = useDocumentInfo();
  const { submit, setBackgroundProcessing } = useForm();
  const { code } = useLocale();
  const isSaving = useRef(false);
  const save = useEffectEvent(async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    setBackgroundProcessing(true);
    await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `/api/${collectionSlug}${id === undefined ? '' : `/${id}`}?autosave=true&depth=0&draft=true&fallback-locale=null&locale=${code}`,
      context: { getDocPermissions: false, incrementVersionCount: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    setBackgroundProcessing(false);
    isSaving.current = false;
  });
  const [saveNow] = useState(() => () => void save());
  return saveNow;
}

/** A new document is stored once something was typed in it, and its form opens in the place of this one. */
export function useFirstSave(isWanted: boolean, saveNow: () => void): void {
  const [fields] = useAllFormFields();
  useEffect(() => {
    if (!isWanted || Object.keys(fields).length === 0) return undefined;
    const timer = setTimeout(() => {
      focusToRestore = document.activeElement?.id ?? null;
      saveNow();
    }, createAfter);
    return () => clearTimeout(timer);
  }, [fields, isWanted, saveNow]);
}

/** Where the writing goes on, in the form of a document that was just stored. */
export function restoreFocus(): void {
  const element = document.getElementById(focusToRestore ?? '');
  element?.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    element.setSelectionRange(element.value.length, element.value.length);
  focusToRestore = null;
}

/** Tries again while what was refused may pass. */
export function useRetries(isWanted: boolean, saveNow: () => void): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(saveNow, retryEach);
    addEventListener('online', saveNow);
    addEventListener('focus', saveNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', saveNow);
      removeEventListener('focus', saveNow);
    };
  }, [isWanted, saveNow]);
}
