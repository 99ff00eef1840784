'use client';

import { useFormFields } from '@payloadcms/ui';
import { findLostClick } from '@lupa/domain/postback/findLostClick.ts';
import { useState } from 'react';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { useAct } from '../../core/api/useAct.ts';
import { Action } from '../../core/components/controls.tsx';
import { formatLostClick } from '../../core/fields/validators.ts';
import styles from '../../core/report/attention.module.css';
import type { LinkTrial as Trial } from './tendLinks.ts';

export function LinkTrial({ mayTry }: { mayTry: boolean }) {
  const typed = useFormFields(([fields]) => fields['trackingUrl']?.value);
  const value = typeof typed === 'string' ? typed : '';
  const [trial, setTrial] = useState<(Trial & { link: string }) | null>(null);
  const { fault, isBusy, run } = useAct();
  if (value === '') return null;
  const lost = findLostClick(value);
  const attempt = () =>
    void run(async () => setTrial({ link: value, ...(await postToStudio<Trial>('offers-attention/try-link', { trackingUrl: value })) }));
  return (
    <div className={styles['linkState']}>
      {lost !== null && (
        <p className={styles['paused']} role="status">
          {formatLostClick(lost)}
        </p>
      )}
      {mayTry && <Action isMinor size="small" label={isBusy ? 'Probando…' : 'Probar el enlace'} disabled={isBusy} onClick={attempt} />}
      {trial?.link === value && <Way trial={trial} />}
      {fault !== null && <p role="alert">{fault}</p>}
    </div>
  );
}

/** Where the number of the click was on the way: after its programme's first address, that is the programme's own business. */
function Way({ trial: { message, steps } }: { trial: Trial }) {
  return (
    <div role="status">
      <p>{message}. El programa puede contarlo como un clic.</p>
      <ol>
        {steps.map(({ host, status, arrivals }, index) => (
          <li key={`${index} ${host}`}>
            {host}
            {status === null ? '' : ` (${status})`}: {describeArrivals(arrivals)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function describeArrivals(arrivals: readonly string[]): string {
  if (arrivals.length === 0) return 'no lleva el número del clic';
  return `el número del clic llega en ${arrivals.map((name) => (name === '/' ? 'la ruta' : `«${name}»`)).join(' y ')}`;
}
