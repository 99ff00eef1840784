import { LRUCache } from 'lru-cache';
import type { PreparedBlock } from './pageModel.ts';

type Kept = { block: PreparedBlock; html: Buffer };

const maximumBytes = 64 * 1024 * 1024;
/** What a block takes in memory with its props, for each byte of its HTML: a rough figure. */
const bytesPerByte = 3;

/**
 * The HTML of blocks as they were rendered last, each by its page and place. Views are pure: as long as everything about a block is the
 * same, down to the last value, so is its HTML. Nothing else decides, neither time nor tags (docs/decisions/024).
 */
export class BlockHtmlCache {
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

/**
 * Whether two values are the same down to the last one in them, the order of keys included: what is rendered of them is then the same,
 * too. Anything but texts, numbers, lists and plain objects is the same as itself only, and so is what lies deeper than any page does.
 */
export function isSameData(one: unknown, other: unknown, depth = 0): boolean {
  if (Object.is(one, other)) return true;
  if (depth === maximumDepth) return false;
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => isSameData(item, other[at], depth + 1));
  return isPlain(one) && isPlain(other) && isSameObject(one, other, depth);
}

const maximumDepth = 100;

type PlainObject = Record<string, unknown>;

function isSameObject(one: PlainObject, other: PlainObject, depth: number): boolean {
  const keys = Object.keys(one);
  const otherKeys = Object.keys(other);
  return keys.length === otherKeys.length && keys.every((key, at) => key === otherKeys[at] && isSameData(one[key], other[key], depth + 1));
}

function isPlain(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
