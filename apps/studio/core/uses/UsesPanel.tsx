'use client';

import { Link, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { fetchStudio } from '../api/postToStudio.ts';
import { useLoaded } from '../api/useFetched.ts';
import { type NamedUse, type UsesAnswer, usesPath } from './usesPath.ts';
import parts from '../components/parts.module.css';

export function UsesPanel() {
  const { id, collectionSlug } = useDocumentInfo();
  return !id || collectionSlug === undefined ? null : <Uses path={`${usesPath.slice(1)}/${collectionSlug}/${id}`} />;
}

function Uses({ path }: { path: string }) {
  const [round, setRound] = useState(0);
  const { answer, fault, isLoading } = useLoaded(`${round} ${path}`, fetchUses);
  return (
    <section className={`${parts.stack} ${parts.way} ${parts.ring}`} aria-labelledby="uses-title" aria-busy={isLoading}>
      <h2 id="uses-title" className={parts.title}>
        Se usa en
      </h2>
      {isLoading && <p role="status">Buscando…</p>}
      {fault !== null && (
        <p role="alert">
          No se pudo leer dónde se usa.{' '}
          <button type="button" className={parts.button} onClick={() => setRound(round + 1)}>
            Reintentar
          </button>
        </p>
      )}
      {!isLoading && answer && <UsesList {...answer} />}
    </section>
  );
}

function UsesList({ total, uses }: UsesAnswer) {
  if (total === 0) return <p role="status">No se usa en ningún lugar.</p>;
  return (
    <>
      <ul className={parts.list}>
        {uses.map((use) => (
          <li key={use.path}>
            <Link prefetch={false} href={use.path}>
              {use.title}
            </Link>
            <div className={parts.aside}>{describe(use)}</div>
          </li>
        ))}
      </ul>
      {total > uses.length && <p>Y en {total - uses.length} documentos más.</p>}
    </>
  );
}

function describe({ kind, isDraft, isPublished }: NamedUse): string {
  if (!isPublished) return `${kind}, solo en su borrador`;
  return isDraft ? kind : `${kind}, en lo publicado; en su borrador ya no`;
}

/** `asked`: how many times it was, and the path. */
const fetchUses = (asked: string, signal: AbortSignal): Promise<UsesAnswer> => fetchStudio(asked.split(' ')[1] ?? '', { signal });
