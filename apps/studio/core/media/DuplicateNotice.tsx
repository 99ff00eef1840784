'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import { useCallback, useEffect, useId, useRef } from 'react';
import { fetchStudio } from '../api/postToStudio.ts';
import { useLoaded } from '../api/useFetched.ts';
import { slugs } from '../slugs.ts';
import styles from './media.module.css';
import { useChosenFile } from './useChosenFile.ts';

type Found = { id: number; filename: string; url: string; alt?: string | null; deletedAt?: string | null };

const acceptLabel = 'Subir de todos modos';

export function DuplicateNotice({ path }: { path: string }) {
  const { file, refusal } = useChosenFile();
  const found = useDuplicate(file);
  const { value, setValue } = useField<boolean>({ path });
  const titleId = useId();
  const judged = useRef<File | null>(null);
  useEffect(() => {
    // Said of one file, it says nothing of the next.
    if (judged.current !== file) setValue(false, true);
    judged.current = file;
  }, [file, setValue]);
  // Where the browser may not look into the file, the server has.
  if (found === null && !refusal.includes(acceptLabel)) return null;
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.found} role="status">
        {found && !found.deletedAt && <img src={found.url} alt="" className={styles.thumbnail} />}
        <div>
          <p id={titleId} className={styles.strong}>
            Este archivo ya está {found?.deletedAt ? 'en la papelera' : 'en la Biblioteca'}.
          </p>
          {found && (
            <p>
              <a href={pathOf(found)} target="_blank" rel="noopener">
                Abrir «{found.filename}»
              </a>
              {found.alt ? `: ${found.alt}` : ''}
            </p>
          )}
        </div>
      </div>
      <label className={styles.accept}>
        <input type="checkbox" checked={value} onChange={({ target }) => setValue(target.checked)} />
        {acceptLabel}
      </label>
    </section>
  );
}

const pathOf = ({ id, deletedAt }: Found): string => `/admin/collections/${slugs.media}/${deletedAt ? 'trash/' : ''}${id}`;

/** Where it cannot be asked, the server looks once more when it is saved. */
function useDuplicate(file: File | null): Found | null {
  const { id } = useDocumentInfo();
  const find = useCallback((asked: File, signal: AbortSignal) => findDuplicate(asked, id, signal), [id]);
  const { answer, isLoading } = useLoaded(file, find);
  return file === null || isLoading ? null : answer;
}

async function findDuplicate(file: File, id: unknown, signal: AbortSignal): Promise<Found | null> {
  // Browsers hash over a safe connection only.
  if (!window.isSecureContext) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const query = `where[and][0][sha256][equals]=${sha256}&where[and][1][id][not_equals]=${Number(id ?? 0)}&limit=1&depth=0&trash=true`;
  const { docs } = await fetchStudio<{ docs: Found[] }>(`${slugs.media}?${query}`, { signal });
  return docs[0] ?? null;
}
