'use client';

import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import styles from './documentDialog.module.css';
import { useIsMounted } from './useIsMounted.ts';

type Props = { ref: RefObject<HTMLDialogElement | null>; titleId: string; title: string; onClose?: () => void; children: ReactNode };

/** The dialog stands outside of the document's form, as browsers send a form within a form without telling any script. */
export function DocumentDialog({ ref, titleId, title, onClose, children }: Props) {
  const isMounted = useIsMounted();
  if (!isMounted) return null;
  return createPortal(
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} onClose={onClose} onSubmit={(event) => event.stopPropagation()}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} onClick={() => ref.current?.close()}>
          Cerrar
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
