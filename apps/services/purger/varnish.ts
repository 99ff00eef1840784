import { everythingTag } from '@lupa/contracts/tags.ts';
import { type Cdn, request } from './cdn.ts';

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
