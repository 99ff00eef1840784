import { isIP } from 'node:net';
import { DestinationError, parseDestination } from '@lupa/contracts/destination.ts';
import { isPublicAddress } from '@lupa/server/publicAddress.ts';
import type { LinkAnswer, LinkMethod, LinkNetwork } from './openLink.ts';

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
] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];
/** `target` is where a redirect leads: scheme and host. */
export type LinkResult = { outcome: LinkOutcome; status: number | null; target: string | null };

export const isWorking = ({ outcome }: Pick<LinkResult, 'outcome'>): boolean => outcome === 'answers' || outcome === 'redirects';

/** Stands in the place of a click id, so that the partner's network can tell who asked. */
export const probeClickId = 'lupa-probe';

/** Opens a tracking URL once, as a visitor's click would. Only https, and only on the public internet. Never throws. */
export async function checkLink(trackingUrl: string, network: LinkNetwork): Promise<LinkResult> {
  try {
    const url = new URL(parseDestination(trackingUrl).buildLocation({ clickId: probeClickId, cclid: null, cmpccl: null }));
    return url.protocol === 'https:' ? await checkUrl(url, network) : failed('unusable');
  } catch (error) {
    return failed(explain(error));
  }
}

/** Opens a URL once, http or https, only on the public internet. Never throws. */
export async function checkUrl(url: URL, { resolve, open, patience }: LinkNetwork, method: LinkMethod = 'GET'): Promise<LinkResult> {
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

function judge({ status, location }: LinkAnswer, url: URL): LinkResult {
  if (status >= 300 && status < 400) {
    const target = location === null || !URL.canParse(location, url) ? null : new URL(location, url).origin;
    return { outcome: target === null ? 'missing' : 'redirects', status, target };
  }
  if (status >= 200 && status < 300) return { outcome: 'answers', status, target: null };
  // Many networks let browsers through and nothing else.
  if ([401, 403, 405, 406, 429].includes(status)) return { outcome: 'refuses', status, target: null };
  return { outcome: status >= 500 ? 'serverError' : 'missing', status, target: null };
}

const failed = (outcome: LinkOutcome): LinkResult => ({ outcome, status: null, target: null });

function explain(error: unknown): LinkOutcome {
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
