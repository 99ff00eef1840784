'use client';

import {
  LeaveWithoutSaving,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useLocale,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { writeTypedDate } from '../dates/typedDate.ts';
import { Faults, Recovered, Refused } from './SaveNotices.tsx';
import styles from './saving.module.css';
import { useFirstSave, useRetries, useSaveNow } from './useSaveNow.ts';
import { useKeeping, useUnsavedText } from './useUnsavedText.ts';
import { type FieldFault, inFormOrder, type Refusal, type Save, saveKey, watchSaves } from './watchSaves.ts';

/** In every form: says for as long as it holds that it is not saved and why, tries again, and keeps the text in the browser until it is. */
export function SaveGuard() {
  const anchor = useRef<HTMLSpanElement>(null);
  const { id, collectionSlug = '', savedDocumentData } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const isInDrawer = useEditDepth() > 1;
  const { user } = useAuth();
  const { code } = useLocale();
  const isModified = useFormModified();
  const [header, setHeader] = useState<Element | null>(null);
  const saveNow = useSaveNow();
  const versions = getEntityConfig({ collectionSlug })?.versions;
  const savesItself = Boolean(versions && versions.drafts);
  const key = saveKey(collectionSlug, id, code);
  const savedAt: unknown = savedDocumentData?.['updatedAt'];

  const text = useUnsavedText(key);
  const { refusal, faults, dropFaults } = useSaves(key, savesItself, saveNow, text.stored);
  // Another tab has saved; what is here may be as it was opened.
  const isRefused = refusal !== null && refusal.kind !== 'otherTab';
  useKeeping(user !== null && (isModified || isRefused), text);
  useFirstSave(savesItself && id === undefined && !isInDrawer && isModified && refusal === null && !text.isCreated, saveNow);
  useRetries(savesItself && (refusal?.kind === 'passing' || refusal?.kind === 'session'), saveNow);
  useEffect(() => setHeader(anchor.current?.closest('form')?.querySelector('.doc-controls__meta') ?? null), []);

  const moment = typeof savedAt === 'string' && <li className={styles.moment}>Modificado el {writeTypedDate(savedAt, 'moment')}</li>;
  const state = (
    <li role="status" className={styles.state} data-unsaved={refusal !== null || undefined}>
      {refusal !== null && (savesItself || faults.length === 0) && <Refused refusal={refusal} />}
      {faults.length > 0 && <Faults faults={faults} onDrop={dropFaults} />}
      {text.copy !== null && <Recovered copy={text.copy} onPutIn={text.putIn} onDrop={text.drop} />}
    </li>
  );
  return (
    <span ref={anchor}>
      {savesItself && <LeaveWithoutSaving disablePreventLeave={refusal === null} />}
      {header !== null &&
        createPortal(
          <>
            {moment}
            {state}
          </>,
          header,
        )}
    </span>
  );
}

/** What the last save came to, and what keeps the form from being published. */
function useSaves(key: string, savesItself: boolean, saveNow: () => void, onStored: (save: Save) => void) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [faults, setFaults] = useState<FieldFault[]>([]);
  const { setModified } = useForm();
  const [fields] = useAllFormFields();
  const hear = useEffectEvent((save: Save) => {
    const { refusal: heard, isPublication, faults: told } = save;
    if (told) setFaults(inFormOrder(told, Object.keys(fields)));
    else if (heard === null && isPublication) setFaults([]);
    if (heard !== null && isPublication && savesItself && heard.kind === 'lasting') return void setTimeout(saveNow);
    setRefusal(heard);
    if (heard === null) return onStored(save);
    // Payload takes every request that is answered for a save, and says so a moment later.
    if (heard.kind !== 'otherTab') setTimeout(() => setModified(true));
    return undefined;
  });
  useEffect(() => watchSaves(key, (save) => hear(save)), [key]);
  return { refusal, faults, dropFaults: () => setFaults([]) };
}
