/**
 * Remembers what `compute` gave for a text, for at most `limit` texts, in two halves: when the recent one is full the older one goes. One by
 * one they would have to be taken from the head of a Map, which takes longer the more were taken before.
 */
export function createBoundedCache<Value>(limit: number, compute: (key: string) => Value): (key: string) => Value {
  let [recent, older] = [new Map<string, Value>(), new Map<string, Value>()];
  return (key) => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const value = older.get(key) ?? compute(key);
    if (recent.size >= limit / 2) [recent, older] = [new Map(), recent];
    recent.set(key, value);
    return value;
  };
}
