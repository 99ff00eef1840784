'use client';

import { ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { Action } from '../../core/components/controls.tsx';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { fetchStudio } from '../../core/api/postToStudio.ts';

const modal = 'check-links';

/** Tries all links after asking, because the partners' networks may count it. */
export function CheckLinksButton({ links }: { links: number }) {
  const { openModal } = useModal();
  const router = useRouter();
  const [isRunning, setIsRunning] = useState(false);

  async function check() {
    setIsRunning(true);
    try {
      const { checked, working } = await fetchStudio<{ checked: number; working: number }>('offers-attention/check-links', {
        method: 'POST',
      });
      const failing = checked - working;
      if (failing === 0) toast.success(`Los ${checked} enlaces funcionan.`);
      else toast.warning(failing === 1 ? '1 enlace no funciona: está en la lista.' : `${failing} enlaces no funcionan: están en la lista.`);
      router.refresh();
    } catch {
      toast.error('No se pudieron comprobar los enlaces. Inténtalo otra vez.');
    } finally {
      setIsRunning(false);
    }
  }

  return (
    <>
      <Action
        label={isRunning ? 'Comprobando…' : 'Comprobar enlaces'}
        disabled={isRunning || links === 0}
        onClick={() => openModal(modal)}
      />
      <ConfirmationModal
        modalSlug={modal}
        heading="¿Comprobar los enlaces?"
        body={`Se abrirá una vez el enlace de ${links === 1 ? 'la oferta publicada' : `cada una de las ${links} ofertas publicadas`}, hasta la página donde termina, con lupa-probe en lugar del número de clic. El programa de afiliados puede contarlo como un clic. Suele tardar ${Math.ceil(links / 4)} segundos; si alguno no responde, más.`}
        confirmLabel="Comprobar"
        onConfirm={() => void check()}
      />
    </>
  );
}
