/** Remembers what `compute` gave for a text, for the `limit` texts that came last. */
export function createBoundedCache<Value>(limit: number, compute: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    if (values.size >= limit) {
      const oldest = values.keys().next();
      if (!oldest.done) values.delete(oldest.value);
    }
    values.set(key, value);
    return value;
  };
}
