'use client';

import { Button, toast, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useState } from 'react';
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
      const { url, expires } = await requestUrl(Number(id), locale);
      const isCopied = await navigator.clipboard.writeText(url).then(
        () => true,
        () => false,
      );
      const until = `Quien lo tenga ve el borrador, también sin cuenta, hasta el ${formatMoment(expires)}.`;
      if (isCopied) toast.success(`Enlace copiado. ${until}`);
      else toast.info(`El navegador no dejó copiarlo. Cópialo de aquí: ${url} ${until}`, { duration: 60_000 });
    } catch {
      toast.error('No se pudo hacer el enlace. Inténtalo otra vez.');
    } finally {
      setIsRunning(false);
    }
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

async function requestUrl(id: number, locale: string): Promise<{ url: string; expires: string }> {
  const answer = await fetch('/api/preview/share', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, locale }),
  });
  if (!answer.ok) throw new Error(`No address of the draft was made: ${answer.status}`);
  return (await answer.json()) as { url: string; expires: string };
}
