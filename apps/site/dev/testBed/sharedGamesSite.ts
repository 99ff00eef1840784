import { sharedByTests } from './sharedByTests.ts';
import { startGamesSite, type GamesSite } from './startGamesSite.ts';

/** The site with playable games in a browser, one for all the tests of the file that calls this at its top; `env` is added to its own. */
export function sharedGamesSite(env?: Record<string, string>): GamesSite {
  return sharedByTests(() => startGamesSite(env));
}
