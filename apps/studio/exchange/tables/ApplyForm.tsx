'use client';

import { useRouter } from 'next/navigation';
import { type SubmitEvent, useState } from 'react';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { leaving, useAct } from '../../core/api/useAct.ts';
import parts from '../../core/components/parts.module.css';
import styles from './exchange.module.css';
import { formatCount } from './formatImport.ts';
import type { ImportMode } from './importStates.ts';
import { ConfirmationModal, toast, useModal } from '@payloadcms/ui';

type Props = { id: number; writable: number; draftOnly: number; hasDrafts: boolean };
type UndoProps = { id: number; documents: number; isRegister: boolean };

export function ApplyForm({ id, writable, draftOnly, hasDrafts }: Props) {
  const router = useRouter();
  const [mode, setMode] = useState<ImportMode>(draftOnly === writable ? 'draft' : 'publish');
  const { run, isBusy, fault } = useAct();
  const count = mode === 'publish' ? writable - draftOnly : writable;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void run(async () => {
      await postToStudio(`exchange/imports/${id}/apply`, { mode });
      router.refresh();
      return leaving;
    });
  }

  return (
    <form className={parts['stack']} onSubmit={submit}>
      {hasDrafts && (
        <fieldset className={parts['choices']}>
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
        <p role="alert" className={parts['fault']}>
          {fault}
        </p>
      )}
      <button type="submit" className={`${parts['primary']} ${styles['wide']}`} disabled={isBusy || count === 0}>
        {isBusy ? 'Empezando…' : `Aplicar ${formatCount(count, 'cambio', 'cambios')}`}
      </button>
    </form>
  );
}

type ChoiceProps = { mode: ImportMode; chosen: ImportMode; title: string; children: string; onChoose: (mode: ImportMode) => void };

function Choice({ mode, chosen, title, children, onChoose }: ChoiceProps) {
  return (
    <label className={styles['mode']}>
      <input type="radio" name="mode" value={mode} checked={mode === chosen} onChange={() => onChoose(mode)} />
      <span>
        <strong>{title}.</strong> {children}
      </span>
    </label>
  );
}

const modal = 'undo-import';

export function UndoButton({ id, documents, isRegister }: UndoProps) {
  const { openModal } = useModal();
  const router = useRouter();

  async function undo() {
    await postToStudio(`exchange/imports/${id}/undo`, {}).catch((error: Error) => toast.error(error.message));
    router.refresh();
  }

  return (
    <>
      <button type="button" className={`${parts['button']} ${styles['wide']}`} onClick={() => openModal(modal)}>
        Deshacer esta importación
      </button>
      <ConfirmationModal
        modalSlug={modal}
        heading="¿Deshacer esta importación?"
        body={`${formatCount(documents, 'documento vuelve a lo que era', 'documentos vuelven a lo que eran')}: los que cambiaron recuperan sus valores, ${isRegister ? 'los nuevos dejan de estar publicados y quedan como borrador' : 'los nuevos van a la papelera'}. Lo que alguien cambió después se deja como está.`}
        confirmLabel="Deshacer"
        onConfirm={() => void undo()}
      />
    </>
  );
}
