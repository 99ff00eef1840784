import type { AuthStrategy } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { requestKey } from './requestKey.ts';

/** A key that `admitKey.ts` has let in is who makes the request: with its role, and with no account. */
export const apiKeyStrategy: AuthStrategy = {
  name: 'api-key',
  authenticate: () => {
    const key = requestKey.getStore();
    if (key === undefined) return { user: null };
    const { id, name, role } = key;
    return { user: { id, name, role, collection: slugs.apiKeys, _strategy: 'api-key' } as never };
  },
};
