'use client';

import { useRouter } from 'next/navigation';
import { type SubmitEvent, useState } from 'react';
import { callExchange, postJson } from './callExchange.ts';
import styles from './importView.module.css';
import { formatCount } from './formatImport.ts';
import type { ImportMode } from './importStates.ts';
import { ConfirmationModal, toast, useModal } from '@payloadcms/ui';

type Props = { id: number; writable: number; draftOnly: number; hasDrafts: boolean };

export function ApplyForm({ id, writable, draftOnly, hasDrafts }: Props) {
  const router = useRouter();
  const [mode, setMode] = useState<ImportMode>(draftOnly === writable ? 'draft' : 'publish');
  const [isStarting, setIsStarting] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const count = mode === 'publish' ? writable - draftOnly : writable;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsStarting(true);
    try {
      await callExchange(`/${id}/apply`, postJson({ mode }));
      router.refresh();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      setIsStarting(false);
    }
  }

  return (
    <form className={styles['apply']} onSubmit={(event) => void submit(event)}>
      {hasDrafts && (
        <fieldset className={styles['modes']}>
          <legend>Cómo se guardan</legend>
          <Choice mode="publish" chosen={mode} onChoose={setMode} title="Publicar">
            {draftOnly === 0
              ? 'Se ven en el sitio en cuanto se escriben.'
              : `${formatCount(draftOnly, 'fila no se puede publicar y queda fuera', 'filas no se pueden publicar y quedan fuera')}.`}
          </Choice>
          <Choice mode="draft" chosen={mode} onChoose={setMode} title="Guardar como borrador">
            El sitio queda como está hasta que alguien publique.
          </Choice>
        </fieldset>
      )}
      {fault !== null && (
        <p role="alert" className={styles['fault']}>
          {fault}
        </p>
      )}
      <button type="submit" className={styles['primary']} disabled={isStarting || count === 0}>
        {isStarting ? 'Empezando…' : `Aplicar ${formatCount(count, 'cambio', 'cambios')}`}
      </button>
    </form>
  );
}

type ChoiceProps = { mode: ImportMode; chosen: ImportMode; title: string; children: string; onChoose: (mode: ImportMode) => void };

function Choice({ mode, chosen, title, children, onChoose }: ChoiceProps) {
  return (
    <label className={styles['mode']}>
      <input type="radio" name="mode" value={mode} checked={mode === chosen} onChange={() => onChoose(mode)} />
      <strong>{title}</strong>
      <small>{children}</small>
    </label>
  );
}

const modal = 'undo-import';

/** Takes a whole import back, after asking. */
export function UndoButton({ id, documents }: { id: number; documents: number }) {
  const { openModal } = useModal();
  const router = useRouter();

  async function undo() {
    try {
      await callExchange(`/${id}/undo`, postJson({}));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    router.refresh();
  }

  return (
    <>
      <button type="button" className={styles['secondary']} onClick={() => openModal(modal)}>
        Deshacer esta importación
      </button>
      <ConfirmationModal
        modalSlug={modal}
        heading="¿Deshacer esta importación?"
        body={`${formatCount(documents, 'documento vuelve a lo que era', 'documentos vuelven a lo que eran')}: los que cambiaron recuperan sus valores, los nuevos van a la papelera. Lo que alguien cambió después se deja como está.`}
        confirmLabel="Deshacer"
        onConfirm={() => void undo()}
      />
    </>
  );
}
