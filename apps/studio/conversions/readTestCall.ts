import type { PostbackMapping } from '@lupa/contracts/postback.ts';
import { readPostback, type PostbackFault } from '@lupa/domain/postback/readPostback.ts';
import type { Executor } from '@lupa/database/query.ts';
import { findRawClick } from '../clicks/queryRawClicks.ts';
import { formatMoment } from '../clicks/days.ts';
import { faultLabels, kindLabels } from './conversionLabels.ts';

/** How a call would be read, for staff. Nothing is stored. */
export type TestReading = { isTaken: boolean; message: string; facts: [label: string, value: string][]; dropped: string[] };

/** Reads a call that was pasted: an address, its query, or a body of a form. */
export async function readTestCall(database: Executor, call: string, mapping: PostbackMapping, now = new Date()): Promise<TestReading> {
  const text = call.trim();
  const query = text.includes('?') ? text.slice(text.indexOf('?') + 1) : text;
  const read = readPostback(new Map(new URLSearchParams(query)), mapping, now.getTime());
  if (read.kind === 'fault') return { isTaken: false, message: explain(read.fault), facts: [], dropped: read.dropped };
  const { id, kind, clickId, amount, currency, at } = read.event;
  const facts: [string, string][] = [
    ['Qué pasó', kindLabels[kind]],
    ['Número del evento', id],
    ['Clic', await describeClick(database, clickId)],
    ['Monto', amount === null ? 'sin monto' : `${amount.replace('.', ',')} ${currency ?? ''}`],
    ['Cuándo', at === null ? 'el momento de la llamada' : formatMoment(at)],
  ];
  return { isTaken: true, message: 'Esta llamada se recibe así:', facts, dropped: read.dropped };
}

const explain = (fault: PostbackFault): string => `Esta llamada se rechaza: ${faultLabels[fault]}.`;

async function describeClick(database: Executor, clickId: string | null): Promise<string> {
  if (clickId === null) return 'no trae';
  const click = await findRawClick(database, clickId);
  return click === null
    ? `${clickId}, que no está entre los clics`
    : `${clickId}, hacia ${click.partnerSlug} desde ${click.page ?? 'una página desconocida'}`;
}
