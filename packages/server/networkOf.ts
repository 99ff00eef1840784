import { isIPv4, isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** An IPv4 address, or the first half of an IPv6 one, within which a household changes. No address: its own network. */
export function networkOf(address: string): string {
  return isIPv4(address) ? address : networksOf(address)[0];
}

/** Networks of a visitor, its neighbours and provider: IPv4 address, /24 and /16; the /64, /48 and /32 of an IPv6 one. */
export function networksOf(address: string): readonly [visitor: string, neighbours: string, provider: string] {
  const bare = address.includes('.') && isIPv6(address) ? address.slice(address.lastIndexOf(':') + 1) : address;
  const first = (parts: readonly string[], count: number, mark: string) => parts.slice(0, count).join(mark);
  if (isIPv4(bare)) {
    const bytes = bare.split('.');
    return [bare, `${first(bytes, 3, '.')}.`, `${first(bytes, 2, '.')}.`];
  }
  if (!isIPv6(bare)) return [bare, bare, bare];
  const groups = expand(bare);
  return [first(groups, 4, ':'), first(groups, 3, ':'), first(groups, 2, ':')];
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? 0 : tail.split(':').length;
  const filled =
    tail === undefined ? groups : [...groups, ...Array.from({ length: 8 - groups.length - behind }, () => '0'), ...tail.split(':')];
  return filled.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}

/** The socket's address, or the `X-Forwarded-For` entry of the outermost trusted proxy: those further left prove nothing. */
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
