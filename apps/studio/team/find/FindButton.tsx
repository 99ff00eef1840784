'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useIsMounted } from '../../core/components/useIsMounted.ts';
import styles from './find.module.css';
import { FindDialog, FindIcon } from './FindDialog.tsx';

export function FindButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isMac = useIsMounted() && /Mac|iPhone|iPad/.test(navigator.userAgent);
  const { user } = useAuth();

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      show(dialog.current);
      setIsOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  if (!user) return null;
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-label="Buscar en todo el estudio"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          show(dialog.current);
          setIsOpen(true);
        }}
      >
        <FindIcon />
        <span className={styles.word}>Buscar</span>
        <span className={styles.shortcut} data-keys={isMac ? '⌘K' : 'Ctrl K'} />
      </button>
      <FindDialog dialog={dialog} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function show(dialog: HTMLDialogElement | null): void {
  if (dialog?.open) dialog.querySelector('input')?.select();
  else dialog?.showModal();
}
