'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postToStudio } from '../../core/api/postToStudio.ts';
import type { ExperimentState } from './experimentLabels.ts';
import styles from './experiments.module.css';

type Props = { id: number; state: ExperimentState; mayAdopt: boolean; changesButtons: boolean };

export function ExperimentActions({ id, state, mayAdopt, changesButtons }: Props) {
  const router = useRouter();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (state === 'ended') return null;

  async function act(path: 'start' | 'end', body: object): Promise<void> {
    setFault(null);
    setIsBusy(true);
    try {
      await postToStudio(`experiments/${id}/${path}`, body);
      router.refresh();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <div className={styles['actions']}>
        {state === 'draft' ? (
          <Button margin={false} disabled={isBusy} onClick={() => void act('start', {})}>
            Empezar el experimento
          </Button>
        ) : (
          <>
            <Button margin={false} disabled={isBusy} onClick={() => void act('end', { kept: 'a' })}>
              Terminar y dejar A
            </Button>
            {mayAdopt && (
              <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void act('end', { kept: 'b' })}>
                Terminar y publicar B
              </Button>
            )}
          </>
        )}
      </div>
      {state === 'running' && !mayAdopt && <p className={styles['hint']}>Publicar B cambia la página: lo hace quien edita.</p>}
      {state === 'running' && changesButtons && (
        <p className={styles['hint']}>El texto de los botones a casinos es un microtexto: al publicar B, cámbialo en Microtextos.</p>
      )}
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
    </>
  );
}
