'use client';

import { Action } from '../../core/components/controls.tsx';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import styles from './find.module.css';
import { FindResults, optionId, pathsOf } from './FindResults.tsx';
import { useFind, type Finding } from './useFind.ts';

export function FindIcon() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.icon}>
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 4.5 4.5" />
    </svg>
  );
}

const listId = 'find-results';
const hints: [keys: string, what: string][] = [
  ['↑ ↓', 'moverse'],
  ['Enter', 'abrir'],
  ['Ctrl Enter', 'en otra pestaña'],
  ['Esc', 'cerrar'],
];

type DialogProps = { dialog: RefObject<HTMLDialogElement | null>; isOpen: boolean; onClose: () => void };

/** A text field whose results are a list, as a combobox is: the focus stays in the field, and the arrow keys choose. */
export function FindDialog({ dialog, isOpen, onClose }: DialogProps) {
  const [query, setQuery] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState({ query: '', index: 0 });
  const finding = useFind(query.trim(), isOpen, attempt);
  const field = useRef<HTMLInputElement>(null);
  const paths = pathsOf(finding.groups);
  const active = Math.min(chosen.query === finding.query ? chosen.index : 0, paths.length - 1);
  const choose = (index: number) => setChosen({ query: finding.query, index });

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useCloseOnChoice(dialog);

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && paths.length > 0) choose((active + step + paths.length) % paths.length);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) window.open(paths[active], '_blank', 'noopener');
    // What is shown belongs to another text as long as an answer is under way.
    else if (event.key === 'Enter' && !finding.isLoading) document.getElementById(optionId(active))?.click();
    else if (event.key !== 'Enter' && step === undefined) return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Buscar en todo el estudio"
      onClose={() => {
        setQuery('');
        onClose();
      }}
      closedby="any"
    >
      <div className={styles.box}>
        <div className={styles.search}>
          <FindIcon />
          <input
            ref={field}
            // A search field would keep the first Escape for itself, to be emptied.
            type="text"
            enterKeyHint="go"
            role="combobox"
            aria-label="Buscar"
            aria-expanded={paths.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={paths.length > 0 ? optionId(active) : undefined}
            placeholder="Nombre, casino, ruta… o pega una dirección"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={press}
          />
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            Cerrar
          </button>
        </div>
        <div className={styles.progress} data-loading={finding.isLoading} />
        <FindResults key={finding.query} id={listId} finding={finding} active={active} onPoint={choose} />
        <State finding={finding} isEmpty={paths.length === 0} onRetry={() => setAttempt(attempt + 1)} />
        <p className={styles.hints} aria-hidden="true">
          {hints.map(([keys, what]) => (
            <span key={keys}>
              <kbd className={styles.key}>{keys}</kbd> {what}
            </span>
          ))}
        </p>
      </div>
    </dialog>
  );
}

function State({ finding, isEmpty, onRetry }: { finding: Finding; isEmpty: boolean; onRetry: () => void }) {
  const { fault, isLoading, query, groups } = finding;
  if (fault !== null)
    return (
      <div className={styles.state} role="alert">
        <p>{fault}</p>
        <Action isMinor label="Reintentar" size="small" onClick={onRetry} />
      </div>
    );
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className={isEmpty ? styles.state : 'sr-only'} role="status">
      {isEmpty && isLoading && <p>Buscando…</p>}
      {isEmpty && !isLoading && (
        <p>
          Nada con «<strong>{query}</strong>». Prueba con menos palabras, con el nombre del casino o con la ruta.
        </p>
      )}
      {!isEmpty && !isLoading && <p>{count === 1 ? '1 resultado' : `${count} resultados`}</p>}
    </div>
  );
}

/** Before anybody else hears of the click: a question about unsaved changes would stand behind the dialog. */
function useCloseOnChoice(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!isNewTab && event.target instanceof Element && event.target.closest(`#${listId} a`)) dialog.current?.close();
    };
    window.addEventListener('click', listen, { capture: true });
    return () => window.removeEventListener('click', listen, { capture: true });
  }, [dialog]);
}
