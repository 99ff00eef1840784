import type { IncomingMessage } from 'node:http';

/**
 * The visitor's address: the socket's, or, behind `trustedProxies` proxies of one's own, the entry of `X-Forwarded-For`
 * that the outermost of them wrote. Entries further left come from the visitor and prove nothing.
 */
export function readAddress(request: IncomingMessage, trustedProxies: number): string {
  const socketAddress = request.socket.remoteAddress ?? '';
  const forwarded = trustedProxies > 0 ? request.headers['x-forwarded-for'] : undefined;
  if (typeof forwarded !== 'string') return plainAddress(socketAddress);
  const entries = forwarded.split(',');
  return plainAddress(entries[Math.max(0, entries.length - trustedProxies)]?.trim() || socketAddress);
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
