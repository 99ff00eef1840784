import { isIP } from 'node:net';
import { DestinationError } from '@lupa/contracts/destination.ts';
import { isPublicAddress } from '@lupa/server/publicAddress.ts';
import type { LinkAnswer, LinkMethod, LinkNetwork } from './openLink.ts';
import { setTimeout as wait } from 'node:timers/promises';

export const linkOutcomes = [
  'answers',
  'redirects',
  'refuses',
  'missing',
  'serverError',
  'timeout',
  'noAddress',
  'privateAddress',
  'untrusted',
  'noConnection',
  'unusable',
  'circle',
] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];
/** `target` is where a redirect leads: scheme and host. */
export type LinkResult = { outcome: LinkOutcome; status: number | null; target: string | null };
/** `next`: where a redirect leads. `title`: of a page. */
export type OpenedUrl = LinkResult & { next: URL | null; title: string | null };

export const isWorking = ({ outcome }: Pick<LinkResult, 'outcome'>): boolean => outcome === 'answers' || outcome === 'redirects';

/** Opens a URL once, http or https, only on the public internet. Never throws. */
export async function checkUrl(url: URL, network: LinkNetwork, method: LinkMethod = 'GET'): Promise<LinkResult> {
  const { outcome, status, target } = await openUrl(url, network, method);
  return { outcome, status, target };
}

export async function openUrl(url: URL, { resolve, open, patience }: LinkNetwork, method: LinkMethod = 'GET'): Promise<OpenedUrl> {
  try {
    const signal = AbortSignal.timeout(patience);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) === 0 ? await orAbort(resolve(host), signal) : [host];
    const [address] = addresses;
    if (address === undefined) return failed('noAddress');
    if (!addresses.every(isPublicAddress)) return failed('privateAddress');
    return judge(await orAbort(open(url, address, signal, method), signal), url);
  } catch (error) {
    return failed(explain(error));
  }
}

function judge({ status, location, title = null }: LinkAnswer, url: URL): OpenedUrl {
  const result = (outcome: LinkOutcome) => ({ outcome, status, target: null, next: null, title });
  if (status >= 300 && status < 400) {
    const next = location === null ? null : URL.parse(location, url);
    return next === null ? result('missing') : { ...result('redirects'), target: next.origin, next };
  }
  if (status >= 200 && status < 300) return result('answers');
  // Many networks let browsers through and nothing else.
  if ([401, 403, 405, 406, 429].includes(status)) return result('refuses');
  return result(status >= 500 ? 'serverError' : 'missing');
}

export const failed = (outcome: LinkOutcome): OpenedUrl => ({ outcome, status: null, target: null, next: null, title: null });

export function explain(error: unknown): LinkOutcome {
  if (error instanceof DestinationError) return 'unusable';
  if (!(error instanceof Error)) return 'noConnection';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error.name === 'TimeoutError' || code === 'ABORT_ERR' || code === 'ETIMEDOUT') return 'timeout';
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code)) return 'noAddress';
  return /CERT|TLS|SIGNATURE|SSL|EPROTO/.test(code) ? 'untrusted' : 'noConnection';
}

/** Names are looked up without a way to stop. */
async function orAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason instanceof Error ? signal.reason : new Error('stopped')), { once: true });
  });
  return Promise.race([work, stopped]);
}

const atOnce = 4;

/** Works off items: those of one key one after the other, with so many milliseconds between two, and a few keys at a time. */
export async function eachInTurn<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  pause: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rows = [...Map.groupBy(items, keyOf).values()];
  const workOff = async () => {
    for (let row = rows.shift(); row; row = rows.shift())
      for (const [index, item] of row.entries()) {
        if (index > 0 && pause > 0) await wait(pause);
        await work(item);
      }
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
}

export const hostOf = (address: string): string => URL.parse(address)?.hostname ?? '';
