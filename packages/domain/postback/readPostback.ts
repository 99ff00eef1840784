import {
  callFields,
  postbackFields,
  type CallField,
  type ConversionKind,
  type ConversionStatus,
  type PostbackField,
  type PostbackMapping,
} from '@lupa/contracts/postback.ts';
import { isPersonField } from './personFields.ts';
import { readClickId, readId } from './readIds.ts';
import { readInstant } from './readMoment.ts';
import { readPayment } from './readPayment.ts';
import { type KindRead, readKind, readStatus } from './readWords.ts';

/** `amount` is exact, in units of the currency; `at` null: not said. `nonce`: the number that its call had to bring. */
export type PostbackEvent = {
  id: string;
  kind: ConversionKind;
  status: ConversionStatus;
  clickId: string | null;
  amount: string | null;
  currency: string | null;
  at: Date | null;
  nonce?: string;
};

/** The field that is missing or unreadable, `time`: too long ago or ahead, `duplicate`: a name comes twice. */
export type PostbackFault = PostbackField | CallField | 'status' | 'duplicate';

/** `dropped`: names of parameters about a person, whose values nobody looks at. */
export type ReadPostback = { dropped: string[] } & (
  | { kind: 'event'; event: PostbackEvent }
  | { kind: 'fault'; fault: PostbackFault; eventId: string | null; clickId: string | null }
);

type Field = PostbackField | CallField | 'status';
type TextOf = (field: Field) => string;

/** Names that programmes use, where a mapping says nothing else; the first that a call fills in is read. */
export const usualNames: Record<PostbackField | 'status', readonly string[]> = {
  kind: ['event', 'event_type', 'type', 'goal', 'action', 'event_name', 'goal_name', 'goal_alias'],
  clickId: ['click_id', 'clickid', 'click', 'subid', 'sub_id', 'subid1', 'sub1', 's1', 'aff_sub', 'afp', 'var1', 'clickref', 'dynamic'],
  // An `event_id` beside the number of a conversion says what happened.
  eventId: ['conversion_id', 'event_id', 'eventid', 'transaction_id', 'transactionid', 'txid', 'tx_id', 'tid', 'order_id', 'orderid', 'id'],
  amount: ['amount', 'sum', 'payout', 'commission', 'payout_amount', 'revenue', 'value'],
  currency: ['currency', 'currency_code', 'cur'],
  at: ['at', 'time', 'timestamp', 'datetime', 'date', 'event_time'],
  status: ['status', 'conversion_status', 'state'],
};

/** Of one's own making: a registration and a first deposit come once for a click. */
const onceForClick: readonly ConversionKind[] = ['registration', 'first_deposit'];
/** Before the number of an event that takes a commission back, so that it does not take the place of that commission. */
export const reversalMark = 'reversal:';
const latestAhead = 86_400_000;
const earliest = Date.UTC(2015, 0, 1);
/** Milliseconds between a call's own time and now, at most. */
const callTolerance = 300_000;

/**
 * What two names of parameters have in common that nobody may tell apart: case, spaces and what is not seen do not count, nor does the rest
 * of an address that was copied from HTML.
 */
export const normaliseName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, '')
    .toLowerCase()
    .replace(/^(?:amp;)+/, '');

/** Reads a call's parameters by a partner's mapping; `now` in milliseconds. Never throws. */
export function readPostback(parameters: Iterable<readonly [string, string]>, mapping: PostbackMapping, now: number): ReadPostback {
  const pairs = [...parameters].map(([name, value]) => [normaliseName(name), value.trim()] as const);
  const given = new Map(pairs);
  const names = new Map([...postbackFields, 'status' as const, ...callFields].map((field) => [field, nameOf(field, given, mapping)]));
  const used = new Set(names.values());
  const dropped = [...given.keys()].filter((name) => !used.has(name) && isPersonField(name));
  if (given.size < pairs.length) return { kind: 'fault', fault: 'duplicate', eventId: null, clickId: null, dropped };
  const textOf: TextOf = (field) => given.get(names.get(field) ?? '') ?? '';
  const clickId = readClickId(textOf('clickId'));
  const words = readCallWords(textOf, mapping);
  const eventId = readEventId(textOf('eventId'), words.kind?.kind ?? null, clickId);
  const fail = (fault: PostbackFault): ReadPostback => ({ kind: 'fault', fault, eventId, clickId, dropped });

  if (words.kind === null) return fail('kind');
  const { kind, isReversal } = words.kind;
  if (words.status === null) return fail('status');
  if (clickId === null && textOf('clickId') !== '') return fail('clickId');
  if (eventId === null) return fail('eventId');
  const payment = readPayment(textOf('amount'), textOf('currency'), mapping);
  if (typeof payment === 'string') return fail(payment);
  const at = textOf('at') === '' ? null : readMoment(textOf('at'), mapping, now);
  if (at === undefined) return fail('at');
  if (mapping.time !== undefined && !(Math.abs(readInstant(textOf('time'), mapping.days) - now) <= callTolerance)) return fail('time');
  const nonce = mapping.nonce === undefined ? undefined : readId(textOf('nonce'));
  if (nonce === null) return fail('nonce');
  const event = { ...turnBack({ id: eventId, kind, ...payment }, isReversal), status: words.status, clickId, at };
  return { kind: 'event', dropped, event: nonce === undefined ? event : { ...event, nonce } };
}

/** Such an event counts only beside a call with its number that said the amount: programmes approve what they announced before. */
export const lacksAmount = ({ kind, status, amount }: Pick<PostbackEvent, 'kind' | 'status' | 'amount'>): boolean =>
  kind === 'commission' && status === 'approved' && amount === null;

function nameOf(field: Field, given: ReadonlyMap<string, string>, mapping: PostbackMapping): string {
  const isOfCall = field === 'time' || field === 'nonce';
  const mapped = isOfCall || field === 'status' ? mapping[field] : mapping.parameters[field];
  if (mapped !== undefined) return isPersonField(mapped) ? '' : normaliseName(mapped);
  return isOfCall ? '' : (usualNames[field].find((name) => (given.get(name) ?? '') !== '') ?? '');
}

type CallWords = { kind: KindRead | null; status: ConversionStatus | null };

/** A call that names no status is approved. Some programmes say what happened where others say the status. */
function readCallWords(textOf: TextOf, mapping: PostbackMapping): CallWords {
  const [kindText, statusText] = [textOf('kind'), textOf('status')];
  const status = statusText === '' ? 'approved' : readStatus(statusText, mapping);
  if (kindText !== '') return { kind: readKind(kindText, mapping), status };
  const kindInStatus = mapping.status === undefined && status === null ? readKind(statusText, mapping) : null;
  if (kindInStatus !== null) return { kind: kindInStatus, status: 'approved' };
  return { kind: mapping.kind === undefined ? null : { kind: mapping.kind, isReversal: false }, status };
}

function readEventId(text: string, kind: ConversionKind | null, clickId: string | null): string | null {
  if (text !== '') return readId(text);
  return kind !== null && onceForClick.includes(kind) && clickId !== null ? `${kind}:${clickId}` : null;
}

type Sum = { kind: ConversionKind; id: string; amount: string | null; currency: string | null };

/** A commission that is taken back is an event of its own, with a negative amount, however its programme writes it. */
function turnBack(sum: Sum, isReversal: boolean): Sum {
  const isNegative = sum.amount?.startsWith('-') === true;
  if (sum.kind !== 'commission' || !(isReversal || isNegative)) return sum;
  return { ...sum, id: `${reversalMark}${sum.id}`, amount: negate(sum.amount) };
}

export const negate = (amount: string | null): string | null =>
  amount === null || amount === '0' || amount.startsWith('-') ? amount : `-${amount}`;

/** Undefined: it cannot be read, or lies in the future. */
function readMoment(text: string, { days }: PostbackMapping, now: number): Date | undefined {
  const moment = readInstant(text, days);
  return moment >= earliest && moment <= now + latestAhead ? new Date(moment) : undefined;
}
