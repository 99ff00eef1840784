'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { slugs } from '../../core/slugs.ts';

const modal = 'remove-statement';

export function RemoveStatementButton({ id, partner, month }: { id: string; partner: number; month: string }) {
  const { openModal } = useModal();
  const router = useRouter();
  const remove = async () => {
    try {
      await postToStudio('statements/remove', { id, partner });
      router.push(`/admin/collections/${slugs.partners}/${partner}/liquidaciones`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div>
      <Button buttonStyle="secondary" margin={false} onClick={() => openModal(modal)}>
        Borrar la liquidación
      </Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={`¿Borrar la liquidación de ${month}?`}
        body="Las llamadas del programa quedan como están. El archivo se puede traer otra vez."
        confirmLabel="Borrar"
        onConfirm={() => void remove()}
      />
    </div>
  );
}
