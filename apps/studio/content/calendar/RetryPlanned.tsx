'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useAct } from '../../core/api/useAct.ts';
import parts from '../../core/components/parts.module.css';
import { retryPublication } from './callSchedule.ts';

/** Does now what failed at its moment. What still forbids it is said, and nothing is lost. */
export function RetryPlanned({ job, onChanged }: { job: number; onChanged?: () => void }) {
  const router = useRouter();
  const { run, isBusy, fault } = useAct();
  const retry = () =>
    run(async () => {
      await retryPublication(job);
      toast.success('Hecho: el sitio ya cambió.');
      if (onChanged) onChanged();
      else router.refresh();
    });
  return (
    <div className={parts.stack}>
      <button type="button" className={parts.button} disabled={isBusy} onClick={() => void retry()}>
        {isBusy ? 'Intentando…' : 'Intentar de nuevo ahora'}
      </button>
      {fault !== null && (
        <p role="alert" className={parts.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
