import type { Route, RoutesDelta } from './route.ts';

/** The new list; undefined where the difference is not one of this list. */
export function applyRoutesDelta(routes: readonly Route[], { of, gone, put }: RoutesDelta): Route[] | undefined {
  if (routes.length !== of) return undefined;
  const removed = new Set(gone);
  const stays = routes.filter((_, at) => !removed.has(at));
  const length = stays.length + put.length;
  const all: Route[] = [];
  let [fromPut, fromStays] = [0, 0];
  while (all.length < length) {
    const next = put[fromPut];
    const kept = stays[fromStays];
    if (next?.[0] === all.length) {
      all.push(next[1]);
      fromPut += 1;
    } else if (kept === undefined) return undefined;
    else {
      all.push(kept);
      fromStays += 1;
    }
  }
  return all;
}
