import {
  callFields,
  postbackFields,
  type CallField,
  type ConversionKind,
  type PostbackField,
  type PostbackMapping,
} from '@lupa/contracts/postback.ts';
import { fractionDigitsOf } from '../currencies.ts';
import { isPersonField } from './personFields.ts';

/** `amount` is exact, in units of the currency; `at` null: not said. `nonce`: the number that its call had to bring. */
export type PostbackEvent = {
  id: string;
  kind: ConversionKind;
  clickId: string | null;
  amount: string | null;
  currency: string | null;
  at: Date | null;
  nonce?: string;
};

/** The field that is missing or unreadable, `time`: too long ago or ahead, `duplicate`: a name comes twice. */
export type PostbackFault = PostbackField | CallField | 'duplicate';

/** `dropped`: names of parameters about a person, whose values nobody looks at. */
export type ReadPostback = { dropped: string[] } & (
  | { kind: 'event'; event: PostbackEvent }
  | { kind: 'fault'; fault: PostbackFault; eventId: string | null; clickId: string | null }
);

/** Names that programmes use, where a mapping says nothing else; the first that a call fills in is read. */
export const usualNames: Record<PostbackField, readonly string[]> = {
  kind: ['event', 'event_type', 'type', 'goal', 'action', 'status'],
  clickId: ['click_id', 'clickid', 'click', 'subid', 'sub_id', 'subid1', 'sub1', 's1', 'aff_sub', 'afp', 'var1', 'clickref', 'dynamic'],
  eventId: ['event_id', 'eventid', 'conversion_id', 'transaction_id', 'transactionid', 'txid', 'tx_id', 'tid', 'id'],
  amount: ['amount', 'sum', 'payout', 'commission', 'revenue', 'value'],
  currency: ['currency', 'currency_code', 'cur'],
  at: ['at', 'time', 'timestamp', 'datetime', 'date', 'event_time'],
};

const usualKinds: Record<string, ConversionKind> = {
  registration: 'registration',
  register: 'registration',
  reg: 'registration',
  signup: 'registration',
  sign_up: 'registration',
  lead: 'registration',
  first_deposit: 'first_deposit',
  firstdeposit: 'first_deposit',
  ftd: 'first_deposit',
  deposit: 'deposit',
  dep: 'deposit',
  redeposit: 'deposit',
  commission: 'commission',
  cpa: 'commission',
  revshare: 'commission',
  sale: 'commission',
};

const idPattern = /^[\w.:~|+/=-]{1,128}$/;
/** Of one's own making: a registration and a first deposit come once for a click. */
const onceForClick: readonly ConversionKind[] = ['registration', 'first_deposit'];
const latestAhead = 86_400_000;
const earliest = Date.UTC(2015, 0, 1);
/** Milliseconds between a call's own time and now, at most. */
const callTolerance = 300_000;

/** What two names of parameters have in common that nobody may tell apart: case, spaces and what is not seen do not count. */
export const normaliseName = (name: string): string => name.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, '').toLowerCase();

/** Reads a call's parameters by a partner's mapping; `now` in milliseconds. Never throws. */
export function readPostback(parameters: Iterable<readonly [string, string]>, mapping: PostbackMapping, now: number): ReadPostback {
  const pairs = [...parameters].map(([name, value]) => [normaliseName(name), value.trim()] as const);
  const given = new Map(pairs);
  const names = new Map([...postbackFields, ...callFields].map((field) => [field, nameOf(field, given, mapping)]));
  const used = new Set(names.values());
  const dropped = [...given.keys()].filter((name) => !used.has(name) && isPersonField(name));
  if (given.size < pairs.length) return { kind: 'fault', fault: 'duplicate', eventId: null, clickId: null, dropped };
  const textOf = (field: PostbackField | CallField) => given.get(names.get(field) ?? '') ?? '';
  const clickId = readId(textOf('clickId'));
  const kind = readKind(textOf('kind'), mapping);
  const eventId = readEventId(textOf('eventId'), { kind, clickId, repeatsIds: mapping.repeatsIds });
  const fail = (fault: PostbackFault): ReadPostback => ({ kind: 'fault', fault, eventId, clickId, dropped });

  if (kind === null) return fail('kind');
  if (clickId === null && textOf('clickId') !== '') return fail('clickId');
  if (eventId === null) return fail('eventId');
  const amount = textOf('amount') === '' ? null : readPostbackAmount(textOf('amount'), mapping.decimal);
  if (amount === null && (textOf('amount') !== '' || kind === 'commission')) return fail('amount');
  const currency = readCurrency(textOf('currency'), mapping);
  if (currency === undefined || (amount !== null && currency === null)) return fail('currency');
  // Programmes that write thousands with a point have their mapping say so: a thousand pesos must not become one.
  if (currency !== null && fractionDigitsOf(currency) === 0 && mapping.decimal === '.' && /\.\d{3}$/.test(textOf('amount')))
    return fail('amount');
  const at = textOf('at') === '' ? null : readMoment(textOf('at'), now);
  if (at === undefined) return fail('at');
  if (mapping.time !== undefined && !(Math.abs(readInstant(textOf('time')) - now) <= callTolerance)) return fail('time');
  const nonce = mapping.nonce === undefined ? undefined : readId(textOf('nonce'));
  if (nonce === null) return fail('nonce');
  const event = { id: eventId, kind, clickId, amount, currency: amount === null ? null : currency, at };
  return { kind: 'event', dropped, event: nonce === undefined ? event : { ...event, nonce } };
}

function nameOf(field: PostbackField | CallField, given: ReadonlyMap<string, string>, mapping: PostbackMapping): string {
  const isOfCall = field === 'time' || field === 'nonce';
  const mapped = isOfCall ? mapping[field] : mapping.parameters[field];
  if (mapped !== undefined) return isPersonField(mapped) ? '' : normaliseName(mapped);
  return isOfCall ? '' : (usualNames[field].find((name) => (given.get(name) ?? '') !== '') ?? '');
}

export function readKind(text: string, { kinds }: Pick<PostbackMapping, 'kinds'>): ConversionKind | null {
  const plain = text.toLowerCase();
  const [, mapped] = Object.entries(kinds).find(([name]) => name.toLowerCase() === plain) ?? [];
  return mapped ?? (Object.hasOwn(usualKinds, plain) ? (usualKinds[plain] ?? null) : null);
}

type IdContext = { kind: ConversionKind | null; clickId: string | null; repeatsIds: boolean };

function readEventId(text: string, { kind, clickId, repeatsIds }: IdContext): string | null {
  const isOnce = kind !== null && onceForClick.includes(kind);
  if (text === '') return isOnce && clickId !== null ? `${kind}:${clickId}` : null;
  const id = readId(text);
  return id !== null && repeatsIds && kind !== null ? `${kind}:${id}` : id;
}

export const readId = (text: string): string | null => (idPattern.test(text) ? text : null);

/** `1.234,50` with a decimal comma → `1234.5`; exact, 8 decimals at most. Null where a point might be either sign. */
export function readPostbackAmount(text: string, decimal: '.' | ','): string | null {
  const [group, sign] = decimal === '.' ? [',', '\\.'] : ['\\.', ','];
  const pattern = new RegExp(`^(-?)(\\d{1,12}|\\d{1,3}(?:${group}\\d{3}){1,3})(?:${sign}(\\d{1,8}))?$`);
  const [, minus = '', whole, decimals = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) return null;
  const plain = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  const rest = decimals.replace(/0+$/, '');
  return `${minus}${plain}${rest === '' ? '' : `.${rest}`}`;
}

/** Undefined: it cannot be read. */
export function readCurrency(text: string, mapping: Pick<PostbackMapping, 'currency'>): string | null | undefined {
  if (text === '') return mapping.currency;
  const code = text.toUpperCase();
  return /^[A-Z]{3,5}$/.test(code) ? code : undefined;
}

/** Undefined: it cannot be read, or lies in the future. */
function readMoment(text: string, now: number): Date | undefined {
  const moment = readInstant(text);
  return moment >= earliest && moment <= now + latestAhead ? new Date(moment) : undefined;
}

/** Seconds or milliseconds since 1970, or ISO 8601, in milliseconds; without a zone it is UTC. NaN: it cannot be read. */
const readInstant = (text: string): number =>
  /^\d{10}$/.test(text) ? Number(text) * 1000 : /^\d{13}$/.test(text) ? Number(text) : readIso(text);

export function readIso(text: string): number {
  const [, day, time = '00:00:00', zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?))?\s?(Z|[+-]\d{2}:?\d{2})?$/i.exec(text) ?? [];
  return day === undefined ? Number.NaN : Date.parse(`${day}T${time}${zone}`);
}
