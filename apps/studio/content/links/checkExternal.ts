import { setTimeout as wait } from 'node:timers/promises';
import { checkUrl, isWorking, type LinkResult, eachInTurn, hostOf } from '../../core/network/openUrl.ts';
import type { LinkNetwork } from '../../core/network/openLink.ts';

/** `pause`: milliseconds between two requests to one host. */
export type ExternalNetwork = LinkNetwork & { pause: number };

/** Tries links of other sites: a few hosts at a time, and each host's links one after the other. Each result is handed over as it comes. */
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
