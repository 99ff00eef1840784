import type { PageQuery } from '@lupa/blocks/block.ts';
import { contentQueryKeys, formatContentQuery, parseContentQuery } from '@lupa/contracts/pageQuery.ts';

export function createPageQuery(search: string): PageQuery & { used: () => string } {
  const asked = parseContentQuery(search);
  const uses = contentQueryKeys.map((key) => ({ key, lists: [] as (readonly string[])[] }));
  return {
    read: (key) => asked[key] ?? [],
    use: (key, values) => uses.find((use) => use.key === key)?.lists.push(values),
    used: () => formatContentQuery(Object.fromEntries(uses.map(({ key, lists }) => [key, mergeLists(lists, asked[key] ?? [])]))),
  };
}

/**
 * What several blocks understood of one key. They load at the same time: the outcome must not depend on which was first, or an address and
 * its trimmed form could send visitors to and fro. So the order of the address counts wherever it is right for each of them.
 */
function mergeLists(lists: (readonly string[])[], asked: readonly string[]): readonly string[] {
  const sorted = lists.toSorted((a, b) => (a.join() < b.join() ? -1 : 1));
  const merged = [...new Set(sorted.flat())];
  const inOrder = asked.filter((value) => merged.includes(value));
  const isRight = lists.every((list) => inOrder.filter((value) => list.includes(value)).join() === list.join());
  return isRight ? inOrder : merged;
}

/** Pages without an address of their own are not asked for anything. */
export const noQuery: PageQuery = { read: () => [], use: () => undefined };
