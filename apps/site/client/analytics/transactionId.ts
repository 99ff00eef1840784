import { analyticsConstants } from '@lupa/contracts/analytics.ts';

/** `5400-<time>-<random>`, in the form of the click-out host's own: milliseconds in 13 digits and 64 random bits in hexadecimal. */
export function createTransactionId(now = Date.now()): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${analyticsConstants.transactionSite}-${String(now).padStart(13, '0')}-${random}`;
}
