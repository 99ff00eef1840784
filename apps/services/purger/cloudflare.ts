import { z } from 'zod';
import { type Cdn, PurgeRefusedError, request } from './cdn.ts';

export type CloudflareOptions = { zoneId: string; token: string; url?: string };

const answerSchema = z.object({ success: z.boolean(), errors: z.array(z.unknown()).default([]) });

/** https://developers.cloudflare.com/api/resources/cache/methods/purge/ */
export function createCloudflare({ zoneId, token, url = 'https://api.cloudflare.com' }: CloudflareOptions): Cdn {
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
