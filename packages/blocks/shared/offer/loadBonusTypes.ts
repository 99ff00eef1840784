import type { BlockContext } from '../../block.ts';

/** Names of bonus types by key. They embellish an offer, which stands without them: empty where they cannot be had. */
export async function loadBonusTypes({ clients, contentLocale }: BlockContext): Promise<Record<string, string>> {
  try {
    return (await clients.content.fetchGlobals(contentLocale)).bonusTypes;
  } catch {
    return {};
  }
}
