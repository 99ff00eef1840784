'use client';

import type { LegalStatus } from '@lupa/contracts/legalStatus.ts';
import { useRowLabel } from '@payloadcms/ui';
import { formatLocalMoment } from '../../core/dates/formatMoment.ts';
import { useIsMounted } from '../../core/components/useIsMounted.ts';
import { statusNames } from './statusNames.ts';

export function PeriodRowLabel() {
  const { data } = useRowLabel<{ status?: LegalStatus; since?: string }>();
  const isMounted = useIsMounted();
  return (
    <span>
      {data.status ? statusNames[data.status] : 'Situación nueva'}
      {isMounted && data.since ? `, desde ${formatLocalMoment(new Date(data.since))}` : ''}
    </span>
  );
}
