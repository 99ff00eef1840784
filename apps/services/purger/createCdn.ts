import type { Configuration } from '@lupa/configuration/readConfiguration.ts';
import type { Cdn } from './cdn.ts';
import { createCloudflare } from './cloudflare.ts';
import { createFastly } from './fastly.ts';
import { createVarnish } from './varnish.ts';

export type CdnSettings = Pick<Configuration<'purger'>, 'CDN' | 'CDN_ID' | 'CDN_TOKEN' | 'CDN_URLS'>;

/** Settings that name no CDN, or not all of one. The message is one line for the operator. */
export class CdnSettingsError extends Error {
  override readonly name = 'CdnSettingsError';
}

/** @throws CdnSettingsError */
export function createCdn({ CDN, CDN_ID, CDN_TOKEN, CDN_URLS }: CdnSettings): Cdn {
  if (CDN === undefined) throw new CdnSettingsError('CDN is not set; the purger needs it.');
  if (CDN === 'varnish') return createVarnish({ urls: need('CDN_URLS', CDN_URLS, CDN) });
  const given = { token: need('CDN_TOKEN', CDN_TOKEN, CDN), ...(CDN_URLS?.[0] !== undefined && { url: CDN_URLS[0] }) };
  const id = need('CDN_ID', CDN_ID, CDN);
  return CDN === 'fastly' ? createFastly({ ...given, serviceId: id }) : createCloudflare({ ...given, zoneId: id });
}

function need<Value>(name: string, value: Value | undefined, cdn: string): Value {
  if (value === undefined) throw new CdnSettingsError(`${name} is not set; CDN=${cdn} needs it.`);
  return value;
}
