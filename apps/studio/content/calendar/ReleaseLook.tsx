'use client';

import { formatTypedMoment } from '@lupa/domain/typedMoment.ts';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import parts from '../../core/components/parts.module.css';
import { openMomentAddress } from './calendarMonth.ts';

/** Leads to the site as it will be once all of the release is out. */
export function ReleaseLook() {
  const { id, hasPublishedDoc } = useDocumentInfo();
  if (id === undefined || hasPublishedDoc) return null;
  function look() {
    const inAMinute = formatTypedMoment(new Date(Date.now() + 60_000));
    globalThis.open(openMomentAddress(inAMinute, { sitePath: '/', draft: { release: Number(id) } }), '_blank', 'noreferrer');
  }
  return (
    <div className={parts.stack}>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={look}>
        Ver el sitio con todo esto
      </Button>
      <p>Antes de que salga, página por página, como está guardado.</p>
    </div>
  );
}
