'use client';

import { spanishLocale } from '@lupa/contracts/market.ts';
import { useRowLabel } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useIsMounted } from './useIsMounted.ts';

export function PartnerRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ partner?: number | { id: number }; startsAt?: string; endsAt?: string }>();
  const id = typeof data.partner === 'object' ? data.partner?.id : data.partner;
  const [name, setName] = useState('');
  const isMounted = useIsMounted();

  useEffect(() => {
    if (id === undefined || id === null) return undefined;
    const controller = new AbortController();
    fetchName(id, controller.signal).then(setName, () => setName(''));
    return () => controller.abort();
  }, [id]);

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

async function fetchName(id: number, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`/api/partners/${id}?depth=0&select[name]=true`, { signal, credentials: 'include' });
  const partner: unknown = await answer.json();
  return typeof partner === 'object' && partner !== null && 'name' in partner ? String(partner.name) : '';
}
