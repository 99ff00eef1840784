'use client';

import { ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { callExchange, postJson } from './callExchange.ts';
import styles from './importView.module.css';
import { formatCount } from './formatImport.ts';

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
