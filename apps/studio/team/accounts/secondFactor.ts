import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Payload } from 'payload';
import { createSecret, findStep } from './totp.ts';

export type SecondFactorState = { isOn: boolean; since: Date | null; recoveryCodesLeft: number; isRequired: boolean };

const recoveryCodes = 10;

const stateQuery = defineQuery(
  'studio.secondFactor',
  `select (select confirmed_at from studio.second_factors where user_id = $1) as since,
     (select count(*)::int from studio.recovery_codes where user_id = $1 and used_at is null) as left,
     coalesce((select require_second_factor from studio.account_settings limit 1), false) as "isRequired"`,
  { notNull: ['left', 'isRequired'] },
);
const startQuery = defineQuery(
  'studio.startEnrolment',
  `insert into studio.second_factors as known (user_id, secret) values ($1, $2)
   on conflict (user_id) do update set secret = excluded.secret, last_step = 0 where known.confirmed_at is null`,
);
const confirmQuery = defineQuery('studio.confirmEnrolment', 'update studio.second_factors set confirmed_at = now() where user_id = $1');
const secretQuery = defineQuery(
  'studio.secret',
  'select secret from studio.second_factors where user_id = $1 and (confirmed_at is not null) = $2',
);
/** Later steps only: a code counts once. */
const spendStepQuery = defineQuery(
  'studio.spendStep',
  'update studio.second_factors set last_step = $2 where user_id = $1 and last_step < $2',
);
const spendRecoveryQuery = defineQuery(
  'studio.spendRecoveryCode',
  'update studio.recovery_codes set used_at = now() where user_id = $1 and hash = $2 and used_at is null',
);
const renewQuery = defineQuery(
  'studio.renewRecoveryCodes',
  `with gone as (delete from studio.recovery_codes where user_id = $1)
   insert into studio.recovery_codes (user_id, hash) select $1, unnest($2::text[])`,
);
const removeCodesQuery = defineQuery('studio.removeRecoveryCodes', 'delete from studio.recovery_codes where user_id = $1');
const removeQuery = defineQuery('studio.removeSecondFactor', 'delete from studio.second_factors where user_id = $1');
const forgetSessionsQuery = defineQuery('studio.forgetSessions', 'delete from studio.account_sessions where user_id = $1');

export async function loadSecondFactor({ db }: Payload, userId: number): Promise<SecondFactorState> {
  const { rows } = await runQuery(db.pool, stateQuery, [userId]);
  const { since = null, left = 0, isRequired = false } = rows[0] ?? {};
  return { isOn: since !== null, since, recoveryCodesLeft: left, isRequired };
}

/** A new secret that counts once it is confirmed; null when a second factor is on already. */
export async function startEnrolment(payload: Payload, userId: number): Promise<string | null> {
  const secret = createSecret();
  const { rowCount } = await runQuery(payload.db.pool, startQuery, [userId, sealSecret(payload, secret)]);
  return rowCount ? secret : null;
}

/** Turns the second factor on with a first code. The recovery codes are told here and never again; null for a wrong code. */
export async function confirmEnrolment(payload: Payload, userId: number, code: string): Promise<string[] | null> {
  if (!(await spendCode(payload, userId, code, { isConfirmed: false }))) return null;
  await runQuery(payload.db.pool, confirmQuery, [userId]);
  return renewRecoveryCodes(payload, userId);
}

/** Uses a code of the app or a recovery code up: the same one counts once, also when it comes twice at a time. */
export async function spendSecondFactor(payload: Payload, userId: number, given: string): Promise<boolean> {
  const code = given.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return spendCode(payload, userId, code, { isConfirmed: true });
  const { rowCount } = await runQuery(payload.db.pool, spendRecoveryQuery, [userId, hashCode(payload, userId, code)]);
  return rowCount === 1;
}

export async function removeSecondFactor({ db }: Payload, userId: number): Promise<void> {
  for (const query of [removeCodesQuery, removeQuery]) await runQuery(db.pool, query, [userId]);
}

/** New recovery codes; the older ones no longer count. */
export async function renewRecoveryCodes(payload: Payload, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, createRecoveryCode);
  const hashes = codes.map((code) => hashCode(payload, userId, code.replaceAll('-', '')));
  await runQuery(payload.db.pool, renewQuery, [userId, hashes]);
  return codes;
}

async function spendCode(payload: Payload, userId: number, code: string, { isConfirmed }: { isConfirmed: boolean }): Promise<boolean> {
  const { rows } = await runQuery(payload.db.pool, secretQuery, [userId, isConfirmed]);
  const step = rows[0] ? findStep(openSecret(payload, rows[0].secret), code, Date.now()) : null;
  if (step === null) return false;
  const { rowCount } = await runQuery(payload.db.pool, spendStepQuery, [userId, step]);
  return rowCount === 1;
}

// Without letters and digits that look alike.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** `K7QF-9WMD-X3TA-8HPE-2NRC-5VJB`: 118 bits. */
function createRecoveryCode(): string {
  const letters = Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)]);
  return [0, 4, 8, 12, 16, 20].map((at) => letters.slice(at, at + 4).join('')).join('-');
}

// Codes are random and long, so a fast keyed hash is enough.
const hashCode = (payload: Payload, userId: number, code: string): string =>
  createHmac('sha256', payload.secret).update(`recovery ${userId} ${code}`).digest('base64url');

export async function forgetAccount(payload: Payload, userId: number): Promise<void> {
  await removeSecondFactor(payload, userId);
  await runQuery(payload.db.pool, forgetSessionsQuery, [userId]);
}

const algorithm = 'aes-256-gcm';
const [nonceLength, tagLength] = [12, 16];

/** Encrypts the secret of a second factor for the database: nonce, tag and text, in base64url. Payload's own `encrypt` does not notice a changed text. */
export function sealSecret(payload: Payload, secret: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyOf(payload), nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** @throws Error when the text was changed, or sealed under another `PAYLOAD_SECRET` */
export function openSecret(payload: Payload, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(payload), bytes.subarray(0, nonceLength), { authTagLength: tagLength });
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8');
}

const keyOf = ({ secret }: Payload): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'lupa second factor', 32));
