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
