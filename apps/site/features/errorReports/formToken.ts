import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** Milliseconds: nobody reads a form and writes in it within less, and no page is open for longer. */
const least = 3000;
const most = 24 * 3600_000;

/** `form` is random, new with each form that was shown. `early` may be sent again once its time has come. */
export type FormReading = { kind: 'valid' | 'early'; form: string } | { kind: 'refused' };

/** `<moment>.<uuid>.<base64url HMAC-SHA-256 of both>`: says that this site has shown a form, and when. `now` in milliseconds since 1970. */
export function signForm(now: number, secret: string): string {
  const signed = `${now}.${randomUUID()}`;
  return `${signed}.${signature(signed, secret)}`;
}

const shape = /^((\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))\.([\w-]{43})$/;

export function readForm(token: string, now: number, secret: string): FormReading {
  const [, signed = '', at, form = '', given = ''] = shape.exec(token) ?? [];
  const expected = signature(signed, secret);
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return { kind: 'refused' };
  const age = now - Number(at);
  if (age > most) return { kind: 'refused' };
  return { kind: age < least ? 'early' : 'valid', form };
}

/** Apart from the placements that are signed with the same secret, so that neither stands for the other. */
function signature(signed: string, secret: string): string {
  return createHmac('sha256', secret).update(`error report form\n${signed}`).digest('base64url');
}
