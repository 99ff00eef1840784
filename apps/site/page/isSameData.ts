/**
 * Whether two values are the same down to the last one in them, the order of keys included: what is rendered of them is then the same,
 * too. Anything but texts, numbers, lists and plain objects is the same as itself only.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => isSameData(item, other[at]));
  return isPlain(one) && isPlain(other) && isSameObject(one, other);
}

type PlainObject = Record<string, unknown>;

function isSameObject(one: PlainObject, other: PlainObject): boolean {
  const keys = Object.keys(one);
  const otherKeys = Object.keys(other);
  return keys.length === otherKeys.length && keys.every((key, at) => key === otherKeys[at] && isSameData(one[key], other[key]));
}

function isPlain(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
