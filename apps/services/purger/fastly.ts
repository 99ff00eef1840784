import { type Cdn, request } from './cdn.ts';

export type FastlyOptions = { serviceId: string; token: string; url?: string };

/** https://www.fastly.com/documentation/reference/api/purging/ */
export function createFastly({ serviceId, token, url = 'https://api.fastly.com' }: FastlyOptions): Cdn {
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
