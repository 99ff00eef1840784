'use client';

import { Link, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type NamedUse, type UsesAnswer, usesPath } from './usesPath.ts';
import parts from '../components/parts.module.css';

type Loaded = { request: string; answer: UsesAnswer | null };

export function UsesPanel() {
  const { id, collectionSlug } = useDocumentInfo();
  return !id || collectionSlug === undefined ? null : <Uses path={`/api${usesPath}/${collectionSlug}/${id}`} />;
}

function Uses({ path }: { path: string }) {
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ request: '', answer: null });
  const request = `${round} ${path}`;
  useEffect(() => {
    const controller = new AbortController();
    fetchUses(path, controller.signal).then(
      (answer) => setLoaded({ request, answer }),
      () => {
        if (!controller.signal.aborted) setLoaded({ request, answer: null });
      },
    );
    return () => controller.abort();
  }, [request, path]);

  const isLoading = loaded.request !== request;
  return (
    <section className={`${parts.stack} ${parts.way} ${parts.ring}`} aria-labelledby="uses-title" aria-busy={isLoading}>
      <h2 id="uses-title" className={parts.title}>
        Se usa en
      </h2>
      {isLoading && <p role="status">Buscando…</p>}
      {!isLoading && loaded.answer === null && (
        <p role="alert">
          No se pudo leer dónde se usa.{' '}
          <button type="button" className={parts.button} onClick={() => setRound(round + 1)}>
            Reintentar
          </button>
        </p>
      )}
      {!isLoading && loaded.answer && <UsesList {...loaded.answer} />}
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

async function fetchUses(path: string, signal: AbortSignal): Promise<UsesAnswer> {
  const answer = await fetch(path, { signal, credentials: 'include' });
  if (!answer.ok) throw new Error(`The uses of a document were not read: ${answer.status}`);
  return (await answer.json()) as UsesAnswer;
}
