import { LRUCache } from 'lru-cache';
import { isSameData } from './isSameData.ts';
import type { PreparedBlock } from './pageModel.ts';

type Kept = { block: PreparedBlock; html: Buffer };

const maximumBytes = 64 * 1024 * 1024;
/** What a block takes in memory with its props, for each byte of its HTML: a rough figure. */
const bytesPerByte = 3;

/**
 * The HTML of blocks as they were rendered last, each by its page and place. Views are pure: as long as everything about a block is the
 * same, down to the last value, so is its HTML. Nothing else decides, neither time nor tags (docs/decisions/024).
 */
export class KeptBlocks {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: maximumBytes,
    sizeCalculation: ({ html }) => (html.byteLength + 1) * bytesPerByte,
  });

  find(page: string, block: PreparedBlock): Buffer | undefined {
    const kept = this.#kept.get(keyOf(page, block));
    return kept !== undefined && isSameData(kept.block, block) ? kept.html : undefined;
  }

  keep(page: string, block: PreparedBlock, html: Buffer): void {
    this.#kept.set(keyOf(page, block), { block, html });
  }
}

/** One place on a page holds one block: its variants take turns, so that addresses that somebody makes up need no room. */
function keyOf(page: string, { index }: PreparedBlock): string {
  return `${index} ${page}`;
}
