import { LRUCache } from 'lru-cache';

const maximumBytes = 64 * 1024 * 1024;
/** What a fragment takes in memory with what it is made of, for each byte of its HTML: a rough figure. */
const bytesPerByte = 3;

/** `isKept`: whether it may be used again. It may not when an island failed, or when something in it holds for one page only. */
export type Rendered<Html> = { html: Html; isKept: boolean };

/**
 * Fragments of pages as they were rendered last, each by its place. Views are pure: as long as what a fragment is made of is the same, down
 * to the last value, so is its HTML. Nothing else decides, neither time nor tags (docs/decisions/055).
 */
export class FragmentCache<Html extends Buffer | Record<string, string>> {
  readonly #kept = new LRUCache<string, { madeOf: unknown; html: Html }>({
    maxSize: maximumBytes,
    sizeCalculation: ({ html }) => (lengthOf(html) + 1) * bytesPerByte,
  });

  /** One place holds one fragment, so that addresses that somebody makes up need no room. */
  get(place: string, madeOf: unknown, render: () => Rendered<Html>): Html {
    const kept = this.#kept.get(place);
    if (kept !== undefined && isSameData(kept.madeOf, madeOf)) return kept.html;
    const { html, isKept } = render();
    if (isKept) this.#kept.set(place, { madeOf, html });
    return html;
  }
}

function lengthOf(html: Buffer | Record<string, string>): number {
  return Buffer.isBuffer(html) ? html.byteLength : Object.values(html).join('').length;
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
