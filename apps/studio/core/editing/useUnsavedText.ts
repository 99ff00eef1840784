import { useAllFormFields, useAuth, useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { carriedOver, forgetCopy, goesOn, isBookkeeping, isSame, readCopy, type UnsavedCopy, writeCopy } from './unsavedCopy.ts';
import { restoreFocus } from './useSaveNow.ts';
import { type Save, saveKey } from './watchSaves.ts';

const copyAfter = 400;

type UnsavedText = {
  /** What this browser had of the document when it was opened; `isIn`: in the form already. */
  copy: (UnsavedCopy & { isIn: boolean }) | null;
  /** A new document was stored; its form opens in the place of this one. */
  isCreated: boolean;
  keep: () => void;
  changed: (fields: unknown) => void;
  stored: (save: Save) => void;
  putIn: (kept: UnsavedCopy) => Promise<void>;
  drop: () => void;
};

/** The text of a form in this browser, from when it was typed until it is stored. */
export function useUnsavedText(key: string): UnsavedText {
  const { collectionSlug = '', id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const { code } = useLocale();
  const { getData } = useForm();
  const [copy, setCopy] = useState<UnsavedText['copy']>(null);
  const [createdKey, setCreatedKey] = useState<string | null>(null);
  const lastChange = useRef<{ at: number; fields: unknown }>({ at: 0, fields: null });
  const putBack = usePutBack();

  const keepAs = (created: string | null) =>
    created === null ? writeCopy(user?.id, key, getData()) : writeCopy(user?.id, created, { ...getData(), updatedAt: carriedOver });
  const stored = ({ startedAt, id: savedId }: Save) => {
    const isAll = lastChange.current.at <= startedAt;
    if (id === undefined && savedId !== undefined) {
      const created = saveKey(collectionSlug, savedId, code);
      setCreatedKey(created);
      if (!isAll) keepAs(created);
    } else if (!isAll) return;
    forgetCopy(user?.id, key);
    setCopy(null);
  };
  const putIn = async (kept: UnsavedCopy) => {
    const outcome = await putBack(kept);
    if (outcome === 'same') forgetCopy(user?.id, key);
    else setCopy({ ...kept, isIn: outcome === 'in' });
  };
  const open = useEffectEvent((opened: string) => {
    restoreFocus();
    const kept = readCopy(user?.id, opened);
    if (kept !== null && goesOn(kept, savedDocumentData)) void putIn(kept);
    else if (kept !== null) setCopy({ ...kept, isIn: false });
  });
  useEffect(() => {
    const timer = setTimeout(() => open(key));
    return () => clearTimeout(timer);
  }, [key]);

  const changed = (fields: unknown) => {
    if (fields !== lastChange.current.fields) lastChange.current = { at: Date.now(), fields };
  };
  const drop = () => (forgetCopy(user?.id, key), location.reload());
  return { copy, isCreated: createdKey !== null, keep: () => keepAs(createdKey), changed, stored, putIn, drop };
}

/** Keeps the text a moment after each change, and when the page or the form is left. */
export function useKeeping(isUnsaved: boolean, { keep: keepText, changed, isCreated }: UnsavedText): void {
  const [fields] = useAllFormFields();
  const keep = useEffectEvent(keepText);
  const note = useEffectEvent(changed);
  const leave = useEffectEvent(() => isCreated && keepText());
  useEffect(() => {
    if (!isUnsaved) return undefined;
    note(fields);
    const timer = setTimeout(() => keep(), copyAfter);
    const hide = () => keep();
    addEventListener('pagehide', hide);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', hide);
      leave();
    };
  }, [fields, isUnsaved]);
}

/** Puts text into the form: field by field, or all of it where there are rows. @returns `out` where the form had to stay as it is */
function usePutBack(): (kept: UnsavedCopy) => Promise<'same' | 'in' | 'out'> {
  const { id, collectionSlug = '', savedDocumentData, docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const { code: locale } = useLocale();
  const { getData, replaceState, dispatchFields, setModified } = useForm();
  const [fields] = useAllFormFields();
  /** Payload's own `reset` empties the form where the studio does not answer. */
  const loadState = async (data: object): Promise<FormState | undefined> => {
    const document = {
      data,
      collectionSlug,
      schemaPath: collectionSlug,
      operation: 'create',
      ...(id !== undefined && { id, operation: 'update' }),
    };
    const docPreferences = await getDocPreferences();
    const answer = await getFormState({
      ...document,
      docPermissions,
      docPreferences,
      locale,
      renderAllFields: true,
      skipValidation: true,
    } as never);
    return (answer as { state?: FormState } | null)?.state;
  };
  return async ({ data }) => {
    const present = getData();
    const changed = Object.entries(data).filter(([name, value]) => !isBookkeeping(name) && !isSame(value, present[name]));
    if (changed.length === 0) return 'same';
    if (changed.every(([name, value]) => name in fields && Object(value) !== value))
      for (const [path, value] of changed) dispatchFields({ type: 'UPDATE', path, value });
    else {
      const state = await loadState({ ...data, updatedAt: savedDocumentData?.['updatedAt'] }).catch(() => undefined);
      if (!state) return 'out';
      replaceState(state);
    }
    setModified(true);
    return 'in';
  };
}
