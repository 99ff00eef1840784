import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';

/** How the network is reached; tests take their own. */
export type LinkNetwork = {
  /** All addresses of a host. */
  resolve: (host: string) => Promise<string[]>;
  open: (url: URL, address: string, signal: AbortSignal, method?: LinkMethod) => Promise<LinkAnswer>;
  /** Milliseconds for a link, from its name to its answer. */
  patience: number;
};
export type LinkMethod = 'GET' | 'HEAD';
export type LinkAnswer = { status: number; location: string | null };

export const network: LinkNetwork = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: openLink,
  patience: 5000,
};

const headers = { Accept: 'text/html,*/*;q=0.8', 'User-Agent': 'Mozilla/5.0 (compatible; LupaLinkCheck/1.0)' };

/**
 * Opens a URL at exactly this address, whatever its name says by now, follows no redirect and reads nothing of the body.
 * @throws what Node says of the connection
 */
export function openLink(url: URL, address: string, signal: AbortSignal, method: LinkMethod = 'GET'): Promise<LinkAnswer> {
  const family = isIP(address);
  const { request } = url.protocol === 'http:' ? http : https;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method,
      signal,
      headers,
      agent: false,
      lookup: (_host, { all }, answer) => (all ? answer(null, [{ address, family }]) : answer(null, address, family)),
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? null });
      response.destroy();
    });
    outgoing.end();
  });
}
