import { sharedByTests } from './sharedByTests.ts';
import { startGamesSite, type GamesSite } from './startGamesSite.ts';

export function sharedGamesSite(env?: Record<string, string>): GamesSite {
  return sharedByTests(() => startGamesSite(env));
}
