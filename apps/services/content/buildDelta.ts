/**
 * JSON of a `RoutesDelta` from one list of JSON texts to another. Undefined where what is in both has changed its order, and where most of the list is new:
 * then the list itself is as short.
 */
export function buildDelta(from: readonly string[], to: readonly string[]): string | undefined {
  const wanted = new Set(to);
  const gone: number[] = [];
  const stays: string[] = [];
  for (const [at, text] of from.entries())
    if (wanted.has(text)) stays.push(text);
    else gone.push(at);
  const put: string[] = [];
  let next = 0;
  for (const [at, text] of to.entries())
    if (text === stays[next]) next += 1;
    else put.push(`[${at},${text}]`);
  if (next !== stays.length || put.length > to.length / 2) return undefined;
  return `{"of":${from.length},"gone":[${gone.join(',')}],"put":[${put.join(',')}]}`;
}
