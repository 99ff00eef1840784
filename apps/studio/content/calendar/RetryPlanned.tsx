'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useAct } from '../../core/api/useAct.ts';
import parts from '../../core/components/parts.module.css';
import { retryPublication } from './callSchedule.ts';

type Props = { job: number; reason?: string; onChanged?: () => void };

/** Does now what failed at its moment, for `reason`. What still forbids it takes the reason's place, and nothing is lost. */
export function RetryPlanned({ job, reason, onChanged }: Props) {
  const router = useRouter();
  const { run, isBusy, fault } = useAct();
  const retry = () =>
    run(async () => {
      await retryPublication(job);
      toast.success('Hecho: el sitio ya cambió.');
      if (onChanged) onChanged();
      else router.refresh();
    });
  const shown = fault ?? reason;
  return (
    <div className={parts.stack}>
      {shown !== undefined && (
        <p role={fault === null ? undefined : 'alert'} className={parts.fault}>
          {shown}
        </p>
      )}
      <button type="button" className={parts.button} disabled={isBusy} onClick={() => void retry()}>
        {isBusy ? 'Intentando…' : 'Intentar de nuevo ahora'}
      </button>
    </div>
  );
}
