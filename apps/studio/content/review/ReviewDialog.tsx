'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import documentDialog from '../../core/components/documentDialog.module.css';
import parts from '../../core/components/parts.module.css';
import styles from './reviewPanel.module.css';

type Props = {
  title: string;
  confirm: string;
  isBusy: boolean;
  fault: string | null;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for what an action needs. Not a form: it stands inside the form of a document, which would be sent with it. */
export function ReviewDialog({ title, confirm, isBusy, fault, onConfirm, onClose, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={documentDialog.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.dialog}>
        <h2 id={id} className={parts.heading}>
          {title}
        </h2>
        {children}
        {fault !== null && (
          <p className={parts.fault} role="alert">
            {fault}
          </p>
        )}
        <div className={styles.dialogActions}>
          <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => dialog.current?.close()}>
            Cancelar
          </Button>
          <Button margin={false} disabled={isBusy} onClick={onConfirm}>
            {isBusy ? 'Un momento…' : confirm}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
