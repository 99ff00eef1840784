import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import type { Payload } from 'payload';
import { createSecret, findStep } from './totp.ts';

export type SecondFactorState = { isOn: boolean; since: Date | null; recoveryCodesLeft: number; isRequired: boolean };

const recoveryCodes = 10;

export async function loadSecondFactor({ db }: Payload, userId: number): Promise<SecondFactorState> {
  const { rows } = await db.pool.query<{ since: Date | null; left: number; isRequired: boolean }>(
    `select (select confirmed_at from studio.second_factors where user_id = $1) as since,
       (select count(*)::int from studio.recovery_codes where user_id = $1 and used_at is null) as left,
       coalesce((select require_second_factor from studio.account_settings limit 1), false) as "isRequired"`,
    [userId],
  );
  const { since = null, left = 0, isRequired = false } = rows[0] ?? {};
  return { isOn: since !== null, since, recoveryCodesLeft: left, isRequired };
}

/** A new secret that counts once it is confirmed; null when a second factor is on already. */
export async function startEnrolment(payload: Payload, userId: number): Promise<string | null> {
  const secret = createSecret();
  const { rowCount } = await payload.db.pool.query(
    `insert into studio.second_factors as known (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret, last_step = 0 where known.confirmed_at is null`,
    [userId, sealSecret(payload, secret)],
  );
  return rowCount ? secret : null;
}

/** Turns the second factor on with a first code. The recovery codes are told here and never again; null for a wrong code. */
export async function confirmEnrolment(payload: Payload, userId: number, code: string): Promise<string[] | null> {
  if (!(await spendCode(payload, userId, code, 'confirmed_at is null'))) return null;
  await payload.db.pool.query('update studio.second_factors set confirmed_at = now() where user_id = $1', [userId]);
  return renewRecoveryCodes(payload, userId);
}

/** Uses a code of the app or a recovery code up: the same one counts once, also when it comes twice at a time. */
export async function spendSecondFactor(payload: Payload, userId: number, given: string): Promise<boolean> {
  const code = given.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return spendCode(payload, userId, code, 'confirmed_at is not null');
  const { rowCount } = await payload.db.pool.query(
    'update studio.recovery_codes set used_at = now() where user_id = $1 and hash = $2 and used_at is null',
    [userId, hashCode(payload, userId, code)],
  );
  return rowCount === 1;
}

export async function removeSecondFactor({ db }: Payload, userId: number): Promise<void> {
  for (const table of ['recovery_codes', 'second_factors']) await db.pool.query(`delete from studio.${table} where user_id = $1`, [userId]);
}

/** New recovery codes; the older ones no longer count. */
export async function renewRecoveryCodes(payload: Payload, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, createRecoveryCode);
  const hashes = codes.map((code) => hashCode(payload, userId, code.replaceAll('-', '')));
  await payload.db.pool.query(
    `with gone as (delete from studio.recovery_codes where user_id = $1)
     insert into studio.recovery_codes (user_id, hash) select $1, unnest($2::text[])`,
    [userId, hashes],
  );
  return codes;
}

async function spendCode(payload: Payload, userId: number, code: string, state: string): Promise<boolean> {
  const { rows } = await payload.db.pool.query<{ secret: string }>(
    `select secret from studio.second_factors where user_id = $1 and ${state}`,
    [userId],
  );
  const step = rows[0] ? findStep(openSecret(payload, rows[0].secret), code, Date.now()) : null;
  if (step === null) return false;
  const { rowCount } = await payload.db.pool.query(
    'update studio.second_factors set last_step = $2 where user_id = $1 and last_step < $2',
    [userId, step],
  );
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

/** What is kept of an account besides its document. */
export async function forgetAccount(payload: Payload, userId: number): Promise<void> {
  await removeSecondFactor(payload, userId);
  await payload.db.pool.query('delete from studio.account_sessions where user_id = $1', [userId]);
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
