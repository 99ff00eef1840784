import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';

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
