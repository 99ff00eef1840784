import { setTimeout as wait } from 'node:timers/promises';
import { checkUrl, isWorking, type LinkResult } from '../../core/network/openUrl.ts';
import type { LinkNetwork } from '../../core/network/openLink.ts';
import { eachInTurn, hostOf } from '../../core/network/eachInTurn.ts';

/** `pause`: milliseconds between two requests to one host. */
export type ExternalNetwork = LinkNetwork & { pause: number };

export const checkExternal = (
  addresses: readonly string[],
  network: ExternalNetwork,
  keep: (address: string, result: LinkResult) => Promise<void>,
): Promise<void> => eachInTurn(addresses, hostOf, network.pause, async (address) => keep(address, await tryAddress(address, network)));

/** Many servers answer HEAD with a refusal or an error, and GET as they should. */
async function tryAddress(address: string, network: ExternalNetwork): Promise<LinkResult> {
  const url = URL.parse(address);
  if (url === null) return { outcome: 'unusable', status: null, target: null };
  const asked = await checkUrl(url, network, 'HEAD');
  if (isWorking(asked) || asked.status === null) return asked;
  await wait(network.pause);
  return checkUrl(url, network, 'GET');
}
