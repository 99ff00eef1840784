'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postToStudio } from '../../core/api/postToStudio.ts';
import type { CheckAnswer } from './linkPaths.ts';

export function CheckNowButton() {
  const router = useRouter();
  const [isRunning, setIsRunning] = useState(false);

  async function check() {
    setIsRunning(true);
    try {
      const { internal, externalCheck } = await postToStudio<CheckAnswer>('links/check', {});
      const found =
        internal === 0 ? 'Ningún enlace interno roto.' : internal === 1 ? '1 enlace interno roto.' : `${internal} enlaces internos rotos.`;
      const rest = externalCheck === 'running' ? ' Los de otros sitios se comprueban en los próximos minutos.' : '';
      if (internal === 0) toast.success(found + rest);
      else toast.warning(found + rest);
      router.refresh();
    } catch {
      toast.error('No se pudieron comprobar los enlaces. Inténtalo otra vez.');
    }
    setIsRunning(false);
  }

  return (
    <Button buttonStyle="primary" margin={false} disabled={isRunning} onClick={() => void check()}>
      {isRunning ? 'Comprobando…' : 'Comprobar ahora'}
    </Button>
  );
}
