import { BlockList, isIPv6 } from 'node:net';

const notPublic = new BlockList();
const ranges4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const ranges6: [string, number][] = [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
for (const [network, prefix] of ranges4) notPublic.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of ranges6) notPublic.addSubnet(network, prefix, 'ipv6');

/** False for loopback, private, link-local, documentation and other addresses that are not on the public internet. */
export function isPublicAddress(address: string): boolean {
  return !notPublic.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
