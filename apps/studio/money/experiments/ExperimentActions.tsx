'use client';

import { Action } from '../../core/components/controls.tsx';
import { useRouter } from 'next/navigation';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { useAct } from '../../core/api/useAct.ts';
import type { ExperimentState } from './experimentLabels.ts';
import styles from './experiments.module.css';

type Props = { id: number; state: ExperimentState; mayAdopt: boolean; changesButtons: boolean };

export function ExperimentActions({ id, state, mayAdopt, changesButtons }: Props) {
  const router = useRouter();
  const { fault, isBusy, run } = useAct();
  if (state === 'ended') return null;

  const act = (path: 'start' | 'end', body: object) =>
    run(async () => {
      await postToStudio(`experiments/${id}/${path}`, body);
      router.refresh();
    });

  return (
    <>
      <div className={styles['actions']}>
        {state === 'draft' ? (
          <Action label="Empezar el experimento" disabled={isBusy} onClick={() => void act('start', {})} />
        ) : (
          <>
            <Action label="Terminar y dejar A" disabled={isBusy} onClick={() => void act('end', { kept: 'a' })} />
            {mayAdopt && <Action isMinor label="Terminar y publicar B" disabled={isBusy} onClick={() => void act('end', { kept: 'b' })} />}
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
