import { BlockList, isIP } from 'node:net';

// What the IANA special-purpose registries (RFC 6890) do not call globally reachable, the relays of 6to4, multicast, reserved.
const notPublic4 = listNetworks('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

// The one block that IANA gives out. Everything else in IPv6 is reserved, local, or stands for an IPv4 address.
const unicast6 = listNetworks('ipv6', [['2000::', 3]]);
const notPublic6 = listNetworks('ipv6', [
  // Teredo and other protocols, documentation, 6to4, documentation again.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/** Whether an address is one of the public internet. False for what is no address, and for IPv4 inside IPv6. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic4.check(address, 'ipv4');
  return family === 6 && unicast6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}

function listNetworks(family: 'ipv4' | 'ipv6', networks: [network: string, prefix: number][]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
