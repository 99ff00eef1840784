import type { FeedRow } from '@lupa/contracts/catalogueFeed.ts';
import { buildDemoGames } from './demoGames.ts';
import { demoProviders } from './demoProviders.ts';

/** The demo's catalogue as a feed: 40 providers, then 1,200 games. All names are invented. */
export function* buildCatalogueFeed(): Generator<FeedRow> {
  yield* demoProviders;
  for (const { game } of buildDemoGames()) yield game;
}
