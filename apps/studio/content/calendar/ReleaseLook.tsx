'use client';

import { formatTypedMoment } from '@lupa/domain/typedMoment.ts';
import { useDocumentInfo } from '@payloadcms/ui';
import parts from '../../core/components/parts.module.css';
import { openMomentAddress } from './calendarMonth.ts';

/** Leads to the site as it will be once all of the release is out. */
export function ReleaseLook() {
  const { id, hasPublishedDoc } = useDocumentInfo();
  if (id === undefined || hasPublishedDoc) return null;
  const inAMinute = formatTypedMoment(new Date(Date.now() + 60_000));
  return (
    <p className={parts.notice}>
      <a href={openMomentAddress(inAMinute, { sitePath: '/', draft: { release: Number(id) } })} target="_blank" rel="noreferrer">
        Ver el sitio con todo esto
      </a>{' '}
      antes de que salga, página por página, como está guardado.
    </p>
  );
}
