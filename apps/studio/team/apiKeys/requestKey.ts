import { AsyncLocalStorage } from 'node:async_hooks';
import type { FoundKey } from './storedKeys.ts';

// The build has a copy of this module for each entry, and one Payload for all of them.
const place = Symbol.for('lupa.studio.requestKey');
const shared = globalThis as { [place]?: AsyncLocalStorage<FoundKey> };

/** The key of the request to the REST interface that is being answered. Pages of the admin never have one. */
export const requestKey: AsyncLocalStorage<FoundKey> = (shared[place] ??= new AsyncLocalStorage<FoundKey>());
