'use client';

import { useConfig, useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui';
import { useState } from 'react';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { useAct } from '../../core/api/useAct.ts';
import { Action } from '../../core/components/controls.tsx';
import parts from '../../core/components/parts.module.css';
import { describeVisit, formatVisits, type Visit } from './visitSite.ts';

export function RedirectTrial() {
  const { config } = useConfig();
  const { id } = useDocumentInfo();
  const isModified = useFormModified();
  const typed = useFormFields(([fields]) => ({ from: fields['from']?.value, to: fields['to']?.value, status: fields['status']?.value }));
  const [trial, setTrial] = useState<{ from: unknown; visits: Visit[] } | null>(null);
  const { fault, isBusy, run } = useAct();
  const expected = describeVisit(typed, String(config.admin.custom?.['siteUrl']));
  if (expected === null) return null;
  const { from } = typed;
  const attempt = () =>
    void run(async () => setTrial({ from, visits: (await postToStudio<{ visits: Visit[] }>('redirect-trial', { from })).visits }));
  const isSaved = id !== undefined && !isModified;
  return (
    <div className={`field-type ${parts['stack']}`} role="group" aria-label="Lo que recibe un visitante">
      <p>{expected}</p>
      <div className={parts['cluster']}>
        <Action isMinor size="small" label={isBusy ? 'Probando…' : 'Probar en el sitio'} disabled={isBusy || !isSaved} onClick={attempt} />
        {!isSaved && <span className={parts['aside']}>Guarda la redirección para probarla.</span>}
      </div>
      {trial !== null && isSaved && trial.from === from && (
        <ol role="status">
          {formatVisits(trial.visits).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
      {fault !== null && <p role="alert">{fault}</p>}
    </div>
  );
}
