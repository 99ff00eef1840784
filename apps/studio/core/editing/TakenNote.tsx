'use client';

import { useDebounce, useDocumentInfo, useField, useLocale } from '@payloadcms/ui';
import { useEffect, useId } from 'react';
import { useFetched } from '../api/useFetched.ts';
import styles from './saving.module.css';
import { describeHolder, type Holder } from './watchSaves.ts';

/** Below a field that only one document may have like this: who has it already, while it is typed. */
export function TakenNote({ path }: { path: string }) {
  const noteId = useId();
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { code } = useLocale();
  const { value } = useField<string | number>({ path });
  const typed = useDebounce(String(value ?? '').trim(), 300);
  const asked = new URLSearchParams({ field: path, value: typed, locale: code, ...(id !== undefined && { id: String(id) }) });
  const { holder } = useFetched<{ holder: Holder | null }>(typed === '' ? null : `${collectionSlug}/holder?${asked}`, { holder: null });
  useEffect(() => {
    const input = document.getElementById(`field-${path}`);
    if (holder === null || !input) return undefined;
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', noteId);
    return () => {
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
    };
  }, [holder, path, noteId]);
  return (
    <p id={noteId} role="status" className={styles.taken}>
      {holder !== null && (
        <>
          {describeHolder(holder)} Escribe otro, o{' '}
          <a href={`/admin/collections/${collectionSlug}${holder.isInTrash ? '/trash' : ''}/${holder.id}`}>ábrelo</a>.
        </>
      )}
    </p>
  );
}
