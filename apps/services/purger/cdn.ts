import { fetchDirectly } from '@lupa/server/fetchDirectly.ts';
import type { Configuration } from '@lupa/configuration/readConfiguration.ts';
import { z } from 'zod';
import { everythingTag } from '@lupa/contracts/tags.ts';

export type Cdn = {
  name: string;
  limits: { tags: number; characters: number };
  /** Resolves when all caches of the CDN have taken the purge, or will by its own word. @throws PurgeRefusedError, and as `fetch` */
  purge: (tags: readonly string[]) => Promise<void>;
  purgeEverything: () => Promise<void>;
};

class PurgeRefusedError extends Error {
  override readonly name = 'PurgeRefusedError';
}

const patience = 10_000;

async function request(url: string, init: RequestInit): Promise<string> {
  const answer = await fetchDirectly(url, { ...init, signal: AbortSignal.timeout(patience) });
  const text = await answer.text();
  if (!answer.ok) throw new PurgeRefusedError(`${new URL(url).host} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

export type CdnSettings = Pick<Configuration<'purger'>, 'CDN' | 'CDN_ID' | 'CDN_TOKEN' | 'CDN_URLS'>;

class CdnSettingsError extends Error {
  override readonly name = 'CdnSettingsError';
}

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

type CloudflareOptions = { zoneId: string; token: string; url?: string };

const answerSchema = z.object({ success: z.boolean(), errors: z.array(z.unknown()).default([]) });

/** https://developers.cloudflare.com/api/resources/cache/methods/purge/ */
function createCloudflare({ zoneId, token, url = 'https://api.cloudflare.com' }: CloudflareOptions): Cdn {
  const post = async (what: { tags: readonly string[] } | { purge_everything: true }) => {
    const text = await request(`${url}/client/v4/zones/${zoneId}/purge_cache`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(what),
    });
    const { success, errors } = answerSchema.parse(JSON.parse(text));
    if (!success) throw new PurgeRefusedError(`Cloudflare did not purge: ${JSON.stringify(errors).slice(0, 200)}`);
  };
  return {
    name: `cloudflare ${zoneId}`,
    limits: { tags: 100, characters: 64 * 1024 },
    purge: (tags) => post({ tags }),
    purgeEverything: () => post({ purge_everything: true }),
  };
}

type FastlyOptions = { serviceId: string; token: string; url?: string };

/** https://www.fastly.com/documentation/reference/api/purging/ */
function createFastly({ serviceId, token, url = 'https://api.fastly.com' }: FastlyOptions): Cdn {
  const post = async (action: string, headers: Record<string, string>) => {
    await request(`${url}/service/${serviceId}/${action}`, {
      method: 'POST',
      headers: { 'Fastly-Key': token, Accept: 'application/json', ...headers },
    });
  };
  return {
    name: `fastly ${serviceId}`,
    limits: { tags: 256, characters: 4096 },
    purge: (tags) => post('purge', { 'Surrogate-Key': tags.join(' ') }),
    purgeEverything: () => post('purge_all', {}),
  };
}

/** Caches with deploy/varnish/lupa.vcl, which gives every object the tag `*` besides its own. Each of them has to take a purge. */
export function createVarnish({ urls }: { urls: readonly string[] }): Cdn {
  const purge = async (tags: readonly string[]) => {
    const answers = await Promise.allSettled(
      urls.map((url) => request(`${url}/`, { method: 'PURGE', headers: { 'xkey-purge': tags.join(' ') } })),
    );
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) throw failed.reason;
  };
  return {
    name: 'varnish',
    limits: { tags: 100, characters: 4096 },
    purge,
    purgeEverything: () => purge([everythingTag]),
  };
}
