import type { PostbackMapping } from '@lupa/contracts/postback.ts';
import { readCall, type CallFault, type PostbackCall } from '@lupa/domain/postback/readCall.server.ts';
import { readPostback, type PostbackEvent, type PostbackFault } from '@lupa/domain/postback/readPostback.ts';
import type { Executor } from '@lupa/database/query.ts';
import { findRawClick } from '../clicks/queryRawClicks.ts';
import { formatExactMoment } from '../../core/dates/days.ts';
import { faultLabels, kindLabels } from './conversionLabels.ts';

export type TestReading = { isTaken: boolean; message: string; facts: [label: string, value: string][]; dropped: string[] };

type TestCall = { text: string; signature: string };
type TestSource = { mapping: PostbackMapping; signingKey: string | null };

/** Reads a call that was pasted as the click-out host would now: an address, its query, or a body; `signature` is its header. */
export async function readTestCall(database: Executor, call: TestCall, source: TestSource, now = new Date()): Promise<TestReading> {
  const sent = buildCall(call);
  const asSent = readCall(sent, source.signingKey);
  const parameters = asSent === 'signature' ? readCall(sent, null) : asSent;
  if (typeof parameters === 'string') return refuse(asSent === 'signature' ? asSent : parameters);
  const checked = readPostback(parameters, source.mapping, now.getTime());
  const isLate = checked.kind === 'fault' && checked.fault === 'time';
  const read = isLate ? readPostback(parameters, { ...source.mapping, time: undefined }, now.getTime()) : checked;
  if (read.kind === 'fault') return refuse(read.fault, read.dropped);
  const facts = await describeEvent(database, read.event);
  const fault = asSent === 'signature' ? asSent : isLate ? 'time' : null;
  const message = fault === null ? 'Esta llamada se recibe así:' : `${explain(fault)} De lo contrario se leería así:`;
  return { isTaken: fault === null, message, facts, dropped: read.dropped };
}

function buildCall({ text, signature }: TestCall): PostbackCall {
  const call = text.trim();
  const isJson = call.startsWith('{');
  return {
    method: isJson ? 'POST' : 'GET',
    query: isJson ? Buffer.alloc(0) : Buffer.from(call.replace(/^[^=&?]*\?/, '')),
    body: Buffer.from(isJson ? call : ''),
    contentType: isJson ? 'application/json' : undefined,
    signature: signature === '' ? undefined : signature,
  };
}

async function describeEvent(database: Executor, event: PostbackEvent): Promise<[string, string][]> {
  const { id, kind, clickId, amount, currency, at } = event;
  return [
    ['Qué pasó', kindLabels[kind]],
    ['Número del evento', id],
    ['Clic', await describeClick(database, clickId)],
    ['Monto', amount === null ? 'sin monto' : `${amount.replace('.', ',')} ${currency ?? ''}`],
    ['Cuándo', at === null ? 'el momento de la llamada' : formatExactMoment(at)],
  ];
}

const explain = (fault: PostbackFault | CallFault): string => `Esta llamada se rechaza: ${faultLabels[fault]}.`;
const refuse = (fault: PostbackFault | CallFault, dropped: string[] = []): TestReading => ({
  isTaken: false,
  message: explain(fault),
  facts: [],
  dropped,
});

async function describeClick(database: Executor, clickId: string | null): Promise<string> {
  if (clickId === null) return 'no trae';
  const click = await findRawClick(database, clickId);
  return click === null
    ? `${clickId}, que no está entre los clics`
    : `${clickId}, hacia ${click.partnerSlug} desde ${click.page ?? 'una página desconocida'}`;
}
