'use client';

import parts from '../../core/components/parts.module.css';
import { Link, toast } from '@payloadcms/ui';
import type { LinkSuggestion, LinkSuggestions, SuggestionReason } from '../links/suggestLinks.ts';
import styles from './seo.module.css';

export function Suggestions({ suggestions: { to, from } }: { suggestions: LinkSuggestions }) {
  return (
    <section className={parts.stack} aria-labelledby="seo-suggestions">
      <h2 id="seo-suggestions" tabIndex={-1}>
        Enlaces sugeridos
      </h2>
      <div className={styles.suggestions}>
        <List title="Páginas a las que podría enlazar" empty="Ninguna por ahora." suggestions={to} withPath />
        <List title="Páginas que podrían enlazar aquí" empty="Ninguna otra página la nombra sin enlazarla." suggestions={from} />
      </div>
    </section>
  );
}

type ListProps = { title: string; empty: string; suggestions: readonly LinkSuggestion[]; withPath?: boolean };

function List({ title, empty, suggestions, withPath = false }: ListProps) {
  return (
    <div>
      <h3>{title}</h3>
      {suggestions.length === 0 ? (
        <p className={parts.aside}>{empty}</p>
      ) : (
        <ul className={parts.list}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.path}>
              <div>
                <Link href={`/admin/collections/${suggestion.source.replace(':', '/')}`} prefetch={false}>
                  {suggestion.title}
                </Link>
                <div className={parts.aside}>
                  {withPath ? `${suggestion.path} · ${describeReason(suggestion.reason)}` : describeIncoming(suggestion)}
                </div>
              </div>
              {withPath && (
                <button
                  type="button"
                  className={parts.button}
                  aria-label={`Copiar la ruta de ${suggestion.title}`}
                  onClick={() => void copy(suggestion.path)}
                >
                  Copiar ruta
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function describeReason(reason: SuggestionReason): string {
  if (reason.kind === 'mention') return `el texto nombra «${reason.words}»`;
  if (reason.kind === 'casino') return 'trata del mismo casino';
  return reason.kind === 'parent' ? 'está en la misma sección' : 'trata de algo parecido';
}

const describeIncoming = ({ path, reason }: LinkSuggestion): string =>
  reason.kind === 'mention' ? `${path} · su texto dice «${reason.words}»` : path;

async function copy(path: string): Promise<void> {
  await navigator.clipboard.writeText(path).then(
    () => toast.success(`Ruta copiada: ${path}`),
    () => toast.info(`El navegador no dejó copiarla: ${path}`, { duration: 30_000 }),
  );
}
