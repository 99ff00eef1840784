import { GameCard, type GameCardProps } from '../shared/games/GameCard.tsx';
import type { PresentedGame } from '../shared/games/presentGame.ts';

/** The entries of a list of games. */
export function GameItems({ games, microcopy }: { games: readonly PresentedGame[]; microcopy: GameCardProps['microcopy'] }) {
  return games.map((game) => (
    <li key={game.id}>
      <GameCard game={game} microcopy={microcopy} />
    </li>
  ));
}
