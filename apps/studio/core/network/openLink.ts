import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { Parser } from 'htmlparser2';

/** How the network is reached; tests take their own. */
export type LinkNetwork = {
  resolve: (host: string) => Promise<string[]>;
  open: (url: URL, address: string, signal: AbortSignal, method?: LinkMethod) => Promise<LinkAnswer>;
  /** Milliseconds for a link, from its name to its answer. */
  patience: number;
};
export type LinkMethod = 'GET' | 'HEAD';
/** `title`: of a page that was got; null where there is none in its beginning. */
export type LinkAnswer = { status: number; location: string | null; title?: string | null };

/** The network of this machine, or that of a proxy (an http URL), through which https alone is opened. */
export function buildNetwork(proxy: string | null = null): LinkNetwork {
  return {
    resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
    open: proxy === null ? openLink : (...link) => openThrough(proxy, ...link),
    patience: 5000,
  };
}
export const network: LinkNetwork = buildNetwork();

const headers = { Accept: 'text/html,*/*;q=0.8', 'User-Agent': 'Mozilla/5.0 (compatible; LupaLinkCheck/1.0)' };

/** Opens a URL at exactly this address, follows no redirect and reads at most a page's title. @throws what Node says */
export function openLink(url: URL, address: string, signal: AbortSignal, method: LinkMethod = 'GET'): Promise<LinkAnswer> {
  const family = isIP(address);
  return ask(url, {
    method,
    signal,
    headers,
    agent: false,
    lookup: (_host, { all }, answer) => (all ? answer(null, [{ address, family }]) : answer(null, address, family)),
  });
}

/** The proxy is told the address, not the name, so that it leads nowhere else. */
function openThrough(proxy: string, url: URL, address: string, signal: AbortSignal, method: LinkMethod = 'GET'): Promise<LinkAnswer> {
  if (url.protocol !== 'https:') return openLink(url, address, signal, method);
  return ask(url, {
    method,
    signal,
    hostname: address,
    servername: url.hostname,
    headers: { ...headers, Host: url.host },
    agent: new https.Agent({ proxyEnv: { NODE_ENV: process.env.NODE_ENV, HTTPS_PROXY: proxy } }),
  });
}

function ask(url: URL, options: RequestOptions): Promise<LinkAnswer> {
  const { request } = url.protocol === 'http:' ? http : https;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options);
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      const answer = { status: response.statusCode ?? 0, location: response.headers.location ?? null };
      const isPage = answer.status === 200 && options.method === 'GET' && /^text\/html\b/i.test(response.headers['content-type'] ?? '');
      void (isPage ? readTitle(response) : Promise.resolve(null)).then((title) => {
        resolve({ ...answer, title });
        response.destroy();
      });
    });
    outgoing.end();
  });
}

const mostCharacters = 65_536;
const mostMilliseconds = 1000;

/** A page that comes slowly or breaks off has none. */
async function readTitle(response: IncomingMessage): Promise<string | null> {
  const late = setTimeout(() => response.destroy(), mostMilliseconds);
  let title = '';
  let isInTitle = false;
  let isDone = false;
  let read = 0;
  const parser = new Parser({
    onopentagname: (name) => (isInTitle = name === 'title'),
    ontext: (text) => (title += isInTitle && !isDone ? text : ''),
    onclosetag: (name) => {
      isInTitle = false;
      isDone ||= name === 'title';
    },
  });
  try {
    for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) {
      parser.write(chunk);
      read += chunk.length;
      if (isDone || read > mostCharacters) break;
    }
  } catch {
    // Broken off: what came of it counts.
  } finally {
    clearTimeout(late);
  }
  return isDone ? title.replace(/\s+/g, ' ').trim().slice(0, 200) || null : null;
}
