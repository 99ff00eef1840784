'use client';

import { Button, toast, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useState } from 'react';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { formatMoment } from '../../core/dates/formatMoment.ts';

/** Copies an address of the draft, for somebody without an account. What is not saved yet is saved by the form itself within moments. */
export function SharePreviewButton() {
  const { id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const [isRunning, setIsRunning] = useState(false);
  if (id === undefined) return null;

  async function share() {
    setIsRunning(true);
    try {
      const { url, expires } = await postToStudio<{ url: string; expires: string }>('preview/share', { id: Number(id), locale });
      const until = `Quien lo tenga ve el borrador, también sin cuenta, hasta el ${formatMoment(expires)}.`;
      await navigator.clipboard.writeText(url).then(
        () => toast.success(`Enlace copiado. ${until}`),
        () => toast.info(`El navegador no dejó copiarlo. Cópialo de aquí: ${url} ${until}`, { duration: 60_000 }),
      );
    } catch {
      toast.error('No se pudo hacer el enlace. Inténtalo otra vez.');
    }
    setIsRunning(false);
  }

  return (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      disabled={isRunning}
      tooltip="Copia un enlace al borrador, para quien no tiene cuenta"
      onClick={() => void share()}
    >
      Compartir
    </Button>
  );
}
