import { isIPv6 } from 'node:net';

/**
 * What one visitor's addresses have in common: an IPv4 address, or the first half of an IPv6 one, which is what a household or a server
 * is given and may change within as it likes. Text that is no address is its own network.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? 0 : tail.split(':').length;
  const filled =
    tail === undefined ? groups : [...groups, ...Array.from({ length: 8 - groups.length - behind }, () => '0'), ...tail.split(':')];
  return filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
