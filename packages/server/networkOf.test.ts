import { expect, test } from 'vitest';
import { networkOf, networksOf } from './networkOf.ts';

test.each([
  ['200.1.2.3', '200.1.2.3'],
  ['::ffff:200.1.2.3', '200.1.2.3'],
  ['::FFFF:200.1.2.3', '200.1.2.3'],
  ['2800:300:aa:bb:1:2:3:4', '2800:300:aa:bb'],
  ['2800:300:aa:bb::1', '2800:300:aa:bb'],
  ['2800:0300:00AA:00bb:ffff::', '2800:300:aa:bb'],
  ['2800:300::9', '2800:300:0:0'],
  ['2800::5:6:7:8', '2800:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['1:2:3:4::5:6:7', '1:2:3:4'],
  ['fe80::1:2:3:4%eth0', 'fe80:0:0:0'],
  ['200.1.2.3:5678', '200.1.2.3:5678'],
  ['', ''],
  ['no:address', 'no:address'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['200.1.2.3', ['200.1.2.3', '200.1.2.', '200.1.']],
  ['::ffff:200.1.2.3', ['200.1.2.3', '200.1.2.', '200.1.']],
  ['2800:300:aa:bb::1', ['2800:300:aa:bb', '2800:300:aa', '2800:300']],
  ['2800::1', ['2800:0:0:0', '2800:0:0', '2800:0']],
  ['no:address', ['no:address', 'no:address', 'no:address']],
])('%s is in three networks, each within the next', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
