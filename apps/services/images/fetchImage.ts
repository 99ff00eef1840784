import { lookup as lookupAddress, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { readBounded, TooLargeError } from '@lupa/server/readBounded.ts';

/** An image of another host could not be had. `isMissing`: the host says that there is none. */
export class FetchImageError extends Error {
  override readonly name = 'FetchImageError';
  readonly isMissing: boolean;
  constructor(message: string, { isMissing = false, cause }: { isMissing?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isMissing = isMissing;
  }
}

export type FetchImageOptions = { maximumBytes: number; timeout: number; isAllowedAddress: (address: string) => boolean };

/** Fetches an image, without redirects. The address is checked where the connection is made. @throws FetchImageError */
export async function fetchImage(url: URL, { maximumBytes, timeout, isAllowedAddress }: FetchImageOptions): Promise<Buffer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowedAddress(host)) throw new FetchImageError('the address is not allowed');
  try {
    const response = await open(url, AbortSignal.timeout(timeout), createGuardedLookup(isAllowedAddress));
    return await readBody(response, maximumBytes);
  } catch (cause) {
    if (cause instanceof FetchImageError) throw cause;
    if (cause instanceof TooLargeError) throw new FetchImageError(`the image is ${cause.message}`, { cause });
    throw new FetchImageError('the host does not answer as it should', { cause });
  }
}

function open(url: URL, signal: AbortSignal, lookup: LookupFunction): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, { signal, lookup, agent: false, headers: { Accept: 'image/*' } }, resolve)
      .on('error', reject)
      .end();
  });
}

async function readBody(response: IncomingMessage, maximumBytes: number): Promise<Buffer> {
  const { statusCode = 0 } = response;
  if (statusCode !== 200) {
    response.destroy();
    throw new FetchImageError(`the host answers ${statusCode}`, { isMissing: statusCode === 404 || statusCode === 410 });
  }
  return readBounded(response, maximumBytes);
}

function createGuardedLookup(isAllowedAddress: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookupAddress(hostname, { ...options, all: true }, (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => {
      const [first, ...others] = error ? [] : found.filter(({ address }) => isAllowedAddress(address));
      if (first === undefined) callback(error ?? new FetchImageError('the address is not allowed'), '', 4);
      else if (options.all) callback(null, [first, ...others]);
      else callback(null, first.address, first.family);
    });
  };
}
