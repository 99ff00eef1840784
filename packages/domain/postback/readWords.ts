import type { ConversionKind, ConversionStatus } from '@lupa/contracts/postback.ts';
import { foldText } from '../foldText.ts';

/** A programme's own words, beside the usual ones. */
export type ProgrammeWords = {
  kinds: Readonly<Record<string, ConversionKind>>;
  reversals?: readonly string[] | undefined;
  statuses?: Readonly<Record<string, ConversionStatus>> | undefined;
};

/** `isReversal`: a commission is taken back. */
export type KindRead = { kind: ConversionKind; isReversal: boolean };

const split = (words: string): string[] => words.split(',').map((word) => foldWord(word));
/** Case, accents, and what stands between two words do not count: `First_Deposit` is `first deposit`. */
const foldWord = (text: string): string =>
  foldText(text)
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
const invert = <Value extends string>(words: Record<Value, string>): Map<string, Value> =>
  new Map((Object.keys(words) as Value[]).flatMap((value) => split(words[value]).map((word) => [word, value] as const)));

const usualKinds = invert<ConversionKind | 'reversal'>({
  registration: 'registration, register, registered, reg, signup, sign up, lead, new player, account opened, registro, registrations, nrc',
  first_deposit:
    'first deposit, firstdeposit, first time deposit, first time depositor, initial deposit, 1st deposit, ftd, ndc, primer deposito, deposito inicial',
  deposit: 'deposit, dep, redeposit, deposito',
  commission: 'commission, cpa, cpa commission, revshare, rev share, revenue share, sale, comision, comision cpa',
  reversal: 'chargeback, charge back, reversal, refund, clawback, contracargo, reverso, devolucion, reembolso',
});

const usualStatuses = invert<ConversionStatus>({
  approved:
    'approved, approve, accepted, confirmed, validated, valid, completed, complete, success, paid, aprobado, aprobada, aceptado, aceptada, confirmado, confirmada, pagado, pagada',
  pending:
    'pending, hold, on hold, in hold, waiting, in review, under review, pending review, processing, unconfirmed, pendiente, en revision, retenido',
  rejected: `rejected, reject, declined, decline, denied, disapproved, cancel, cancelled, canceled, deleted, invalid, void, voided, reversed, refunded, failed, fraud, scrubbed, duplicate,
    trash, chargeback, rechazado, rechazada, declinado, declinada, anulado, anulada, cancelado, cancelada`,
});

/** Null: nobody has translated the word. */
export function readKind(text: string, { kinds, reversals = [] }: ProgrammeWords): KindRead | null {
  const word = foldWord(text);
  if (reversals.some((own) => foldWord(own) === word)) return { kind: 'commission', isReversal: true };
  const kind = findOwn(kinds, word) ?? usualKinds.get(word);
  if (kind === undefined) return null;
  return kind === 'reversal' ? { kind: 'commission', isReversal: true } : { kind, isReversal: false };
}

/** Null: nobody has translated the word. Numbers mean what the programme says they mean, so that none is usual. */
export function readStatus(text: string, { statuses = {} }: ProgrammeWords): ConversionStatus | null {
  const word = foldWord(text);
  return findOwn(statuses, word) ?? usualStatuses.get(word) ?? null;
}

const findOwn = <Value>(words: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.entries(words).find(([own]) => foldWord(own) === word)?.[1];
