import { setTimeout as wait } from 'node:timers/promises';
import { checkUrl, isWorking, type LinkResult } from '../offers/checkLink.ts';
import type { LinkNetwork } from '../offers/openLink.ts';

/** `pause`: milliseconds between two requests to one host. */
export type ExternalNetwork = LinkNetwork & { pause: number };

const hostsAtOnce = 4;

/** Tries links of other sites: a few hosts at a time, and each host's links one after the other. Each result is handed over as it comes. */
export async function checkExternal(
  addresses: readonly string[],
  network: ExternalNetwork,
  keep: (address: string, result: LinkResult) => Promise<void>,
): Promise<void> {
  const hosts = [...Map.groupBy(addresses, (address) => URL.parse(address)?.hostname ?? '').values()];
  const workOff = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift())
      for (const [index, address] of host.entries()) {
        if (index > 0) await wait(network.pause);
        await keep(address, await tryAddress(address, network));
      }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, workOff));
}

/** Many servers answer HEAD with a refusal or an error, and GET as they should. */
async function tryAddress(address: string, network: ExternalNetwork): Promise<LinkResult> {
  const url = URL.parse(address);
  if (url === null) return { outcome: 'unusable', status: null, target: null };
  const asked = await checkUrl(url, network, 'HEAD');
  if (isWorking(asked) || asked.status === null) return asked;
  await wait(network.pause);
  return checkUrl(url, network, 'GET');
}
