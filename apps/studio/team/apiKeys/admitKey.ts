import { networkOf } from '@lupa/server/networkOf.ts';
import { APIError, type Payload } from 'payload';
import type { RunRequest } from '../../core/feature.ts';
import { addressHeader, countAttempt } from '../../core/api/loginThrottle.ts';
import { requestKey, type FoundKey, findKey, hashKey, keyPrefix, noteUse } from './storedKeys.ts';

const scheme = /^Bearer +/i;
// People, their passwords and sessions, and what is kept for a person or names one as its author.
const outOfReach =
  /^(users|account|api-keys|editing|review|exchange\/imports|schedule|page-templates|payload-[a-z-]+|globals\/account-settings)(\/|$)/;

const messages = {
  unknown: 'Esta clave de acceso no existe. Revisa que esté completa.',
  revoked: 'Esta clave de acceso fue revocada. Pide otra a administración.',
  expired: 'Esta clave de acceso venció. Pide otra a administración.',
};
const refusedPath = 'Las claves de acceso no llegan a cuentas, a otras claves ni a lo que una persona hace en el estudio.';

/** The key in `Authorization: Bearer lupa_…`. Other tokens are not ours to judge. */
function readKey(headers: Headers): string | null {
  const given = headers.get('authorization') ?? '';
  const token = given.replace(scheme, '').trim();
  return scheme.test(given) && token.startsWith(keyPrefix) ? token : null;
}

/** Who uses this key. @returns the key, or the refusal to answer with: 401, 403 where keys may not go, 429 after many wrong ones */
async function admitKey(payload: Payload, key: string, { headers, url }: Request): Promise<FoundKey | Response> {
  const found = await findKey(payload, key);
  const fault = found === null ? 'unknown' : found.isRevoked ? 'revoked' : found.isExpired ? 'expired' : null;
  if (found === null || fault !== null) {
    payload.logger.info({ event: 'studio.keyRefused', reason: fault, keyId: found?.id ?? null }, 'a key was refused');
    return slowDown(payload, key, headers, messages[fault ?? 'unknown']);
  }
  const path = new URL(url).pathname.replace(/^\/api\//, '');
  if (outOfReach.test(path.toLowerCase())) return refuse(403, refusedPath);
  await noteUse(payload, found);
  return found;
}

/** Wrong keys are counted as wrong passwords are, apart from them: a program with an old key must not slow down the logins of its office. */
async function slowDown(payload: Payload, key: string, headers: Headers, message: string): Promise<Response> {
  const address = `keys ${networkOf(headers.get(addressHeader) ?? '')}`;
  try {
    await countAttempt({ payload }, { email: `key ${hashKey(key)}`, address });
  } catch (error) {
    if (!(error instanceof APIError) || error.status !== 429) throw error;
    const { retryAfter } = error.data as { retryAfter: number };
    return refuse(429, error.message, { 'Retry-After': String(retryAfter) });
  }
  return refuse(401, message, { 'WWW-Authenticate': 'Bearer realm="Lupa", error="invalid_token"' });
}

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } });

export async function admitRequest(openPayload: () => Promise<Payload>, request: Request): Promise<Response | RunRequest | null> {
  const key = readKey(request.headers);
  if (key === null) return null;
  const admitted = await admitKey(await openPayload(), key, request);
  return admitted instanceof Response ? admitted : (handle) => requestKey.run(admitted, handle);
}
