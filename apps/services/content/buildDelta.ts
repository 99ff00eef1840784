/**
 * JSON of a `RoutesDelta` from one list of JSON texts to another. Undefined where what is in both has changed its order, and where most of the list is new:
 * then the list itself is as short.
 */
export function buildDelta(from: readonly string[], to: readonly string[]): string | undefined {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let same = 0;
  while (same < shorter - start && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  const changed = to.slice(start, to.length - same);
  const wanted = new Set(changed);
  const gone: number[] = [];
  const stays: string[] = [];
  for (const [at, text] of from.slice(start, from.length - same).entries())
    if (wanted.has(text)) stays.push(text);
    else gone.push(start + at);
  const put: string[] = [];
  let next = 0;
  for (const [at, text] of changed.entries())
    if (text === stays[next]) next += 1;
    else put.push(`[${start + at},${text}]`);
  if (next !== stays.length || put.length > to.length / 2) return undefined;
  return `{"of":${from.length},"gone":[${gone.join(',')}],"put":[${put.join(',')}]}`;
}
