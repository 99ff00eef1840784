import { isIP } from 'node:net';
import { postbackMappingSchema, type PostbackMapping } from '@lupa/contracts/postback.ts';
import { isPersonField } from '@lupa/domain/postback/personFields.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { postEndpoint } from '../../core/api/answers.ts';
import { inOwnTransaction, transactionOf, type Transaction } from '../../core/publish/transaction.ts';
import {
  findCasino,
  logCasinoChange,
  type Casino,
  changeSecret,
  changeSigningKey,
  findSigningKey,
  findSource,
  revokeSecret,
  saveSource,
} from './storedSources.ts';
import { readCall, type CallFault, type PostbackCall } from '@lupa/domain/postback/readCall.server.ts';
import { lacksAmount, readPostback, type PostbackEvent, type PostbackFault } from '@lupa/domain/postback/readPostback.ts';
import type { Executor } from '@lupa/database/query.ts';
import { rereadCalls } from './rereadCalls.ts';
import { findRawClick } from '../clicks/queryRawClicks.ts';
import { formatExactMoment } from '../../core/dates/days.ts';
import { faultLabels, kindLabels, statusLabels } from './conversionLabels.ts';

export type TestReading = { isTaken: boolean; message: string; facts: [label: string, value: string][]; dropped: string[] };

type TestCall = { text: string; signature: string };
type TestSource = { mapping: PostbackMapping; signingKey: string | null };

/** Reads a call that was pasted as the click-out host would now: an address, its query, or a body; `signature` is its header. */
async function readTestCall(database: Executor, call: TestCall, source: TestSource, now = new Date()): Promise<TestReading> {
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
  const { id, kind, status, clickId, at } = event;
  return [
    ['Qué pasó', kindLabels[kind]],
    ['Estado', statusLabels[status]],
    ['Número del evento', id],
    ['Clic', await describeClick(database, clickId)],
    ['Monto', describeAmount(event)],
    ['Cuándo', at === null ? 'el momento de la llamada' : formatExactMoment(at)],
  ];
}

function describeAmount(event: PostbackEvent): string {
  const { amount, currency } = event;
  if (lacksAmount(event)) return 'sin monto: se recibe si otra llamada con su número lo dijo antes';
  return amount === null ? 'sin monto' : `${amount.replace('.', ',')} ${currency ?? ''}`;
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

const partner = z.object({ partner: z.int().positive() });
const settings = partner.extend({
  addresses: z.array(z.string().refine((text) => isIP(text) !== 0, 'Escribe direcciones IP, una por línea: 203.0.113.7.')).max(50),
  mapping: postbackMappingSchema.refine(
    ({ parameters, status = '', time = '', nonce = '' }) => ![...Object.values(parameters), status, time, nonce].some(isPersonField),
    'Un parámetro con datos de la persona no se puede usar: esos datos nunca se reciben.',
  ),
});

/** Without a casino, a call of a programme that does not sign. */
const testCall = partner
  .partial()
  .extend({ call: z.string().max(8000), signature: z.string().max(200).default(''), mapping: postbackMappingSchema });

/** `POST /api/conversions/…`, for affiliate managers. Secrets are told in the answer, and never again. */
export const sourceEndpoints: Endpoint[] = [
  post('settings', settings, 'Llamadas: nombres y direcciones', async (database, { slug }, { addresses, mapping }) => {
    await saveSource(database, slug, { addresses, mapping });
    return {};
  }),
  post('secret', partner, 'Llamadas: secreto nuevo', async (database, { slug }) => ({
    path: `/postback/${slug}/${await changeSecret(database, slug)}/`,
  })),
  post('revoke', partner, 'Llamadas: secreto revocado', async (database, { slug }) => {
    await revokeSecret(database, slug);
    return {};
  }),
  post('signature', partner.extend({ isOn: z.boolean() }), 'Llamadas: firma', async (database, { slug }, { isOn }) => ({
    key: await changeSigningKey(database, slug, isOn),
  })),
  post('reread', partner, 'Llamadas: leídas de nuevo', async (database, { slug }) => {
    const { mapping } = await findSource(database, slug);
    return rereadCalls(database, slug, mapping);
  }),
  postEndpoint('/conversions/test', mayManageAffiliates, testCall, async (req, { partner: id, call, signature, mapping }) => {
    const { pool } = req.payload.db;
    const signingKey = id === undefined ? null : await findSigningKey(pool, (await findCasino(req, id)).slug);
    return readTestCall(pool, { text: call, signature }, { mapping, signingKey });
  }),
];

/** A change and its entry in the activity log: both or none. */
function post<Input extends { partner: number }>(
  path: string,
  schema: z.ZodType<Input>,
  what: string,
  act: (database: Transaction, casino: Casino, input: Input) => Promise<object>,
): Endpoint {
  return postEndpoint(`/conversions/${path}`, mayManageAffiliates, schema, async (req, input) => {
    const casino = await findCasino(req, input.partner);
    return inOwnTransaction(req, async () => {
      const result = await act(await transactionOf(req), casino, input);
      await logCasinoChange(req, casino, what);
      return result;
    });
  });
}
