import { pageTag } from '@lupa/contracts/tags.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { LRUCache } from 'lru-cache';
import type { Miss } from '../../page/siteRedirects.ts';
import type { RecentChanges } from '../feed/changeFeed.ts';
import { pathOfKey } from './pageKey.ts';

// Until a page whose absence is doubted is asked for again.
const pauseMilliseconds = 2000;

export type MissDoubtsOptions = { changes: RecentChanges; logger: Logger };

/**
 * Whether a content service that has no page at an address is believed. One that has lost its data says so of every page, and a page that is
 * believed to be gone loses its last good copy, too (docs/decisions/028).
 */
export class MissDoubts {
  readonly #changes: RecentChanges;
  readonly #logger: Logger;
  readonly #doubted = new LRUCache<string, ServiceUnavailableError>({ max: 5000, ttl: pauseMilliseconds });

  constructor({ changes, logger }: MissDoubtsOptions) {
    this.#changes = changes;
    this.#logger = logger;
  }

  /** @throws ServiceUnavailableError for a page whose absence was doubted a moment ago: it is not asked for again so soon */
  refuseDoubted(key: string): void {
    const doubted = this.#doubted.get(key);
    if (doubted && !this.#isAnnounced(key)) throw doubted;
  }

  /** @throws ServiceUnavailableError when the miss is not believed */
  examine(key: string, miss: Miss, hasLastGood: boolean): void {
    if (miss.kind !== 'missing' || this.#isAnnounced(key)) return;
    // Without a list, only a page that was there before can be told from one that never was.
    const isBelieved = miss.isListed === null ? !hasLastGood : !miss.isListed;
    if (isBelieved) return;
    const error = new ServiceUnavailableError('page', 'answered that there is no such page, which is doubted');
    this.#doubted.set(key, error);
    this.#logger.warn({ event: 'page.missDoubted', key, isListed: miss.isListed ?? null }, 'a missing page is taken for an outage');
    throw error;
  }

  #isAnnounced(key: string): boolean {
    return this.#changes.has(pageTag(pathOfKey(key)));
  }
}
