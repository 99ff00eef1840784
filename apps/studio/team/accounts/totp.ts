import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Seconds for which a code stands. */
const period = 30;

/** A new secret of 160 bits, in Base32 (RFC 4648). */
export function createSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte & 31]).join('');
}

export function buildOtpauthUrl(secret: string, account: string): string {
  return `otpauth://totp/${encodeURIComponent('Lupa')}:${encodeURIComponent(account)}?secret=${secret}&issuer=Lupa&algorithm=SHA1&digits=6&period=${period}`;
}

/** The step that a moment, in milliseconds, falls into. */
export const stepOf = (moment: number): number => Math.floor(moment / 1000 / period);

/** The code of six digits of a step: RFC 6238 with SHA-1, as all authenticator apps compute it. */
export function computeCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decode(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** The step that a code is of: this one, or one beside it for a clock that is off; null for a wrong code. */
export function findStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const given = Buffer.from(code);
  const steps = [0, -1, 1].map((offset) => stepOf(now) + offset);
  return steps.find((step) => timingSafeEqual(Buffer.from(computeCode(secret, step)), given)) ?? null;
}

function decode(secret: string): Buffer {
  const bits = Array.from(secret)
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
