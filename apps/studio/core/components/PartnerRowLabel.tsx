'use client';

import { spanishLocale } from '@lupa/contracts/market.ts';
import { useRowLabel } from '@payloadcms/ui';
import { useFetched } from '../api/useFetched.ts';
import { useIsMounted } from './useIsMounted.ts';

export function PartnerRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ partner?: number | { id: number }; startsAt?: string; endsAt?: string }>();
  const id = typeof data.partner === 'object' ? data.partner?.id : data.partner;
  const { name = '' } = useFetched<{ name?: string }>(id ? `partners/${id}?depth=0&select[name]=true` : null, {});
  const isMounted = useIsMounted();

  return (
    <span>
      {rowNumber + 1}. {id ? name : 'Puesto sin casino'}
      {isMounted && data.startsAt ? `, desde ${formatDay(data.startsAt)}` : ''}
      {isMounted && data.endsAt ? `, hasta ${formatDay(data.endsAt)}` : ''}
    </span>
  );
}

const formatDay = (moment: string): string =>
  new Date(moment).toLocaleString(spanishLocale, { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
