import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Button } from '@lupa/ui/Button.tsx';
import { Lens } from '@lupa/ui/Lens.tsx';
import { BlockSection } from '../BlockSection.tsx';
import { GameCard } from '../games/GameCard.tsx';
import styles from './FreeGames.module.css';
import type { FreeGamesProps } from './freeGames.load.server.ts';

/** The library: the first page of games as a grid of cards. */
export function FreeGames({ id, title, intro, games, count, allGames, microcopy }: FreeGamesProps) {
  return (
    <BlockSection type="freeGames" id={id} title={title} intro={intro} className={styles.band}>
      {games.length === 0 ? (
        <NoGames allGames={allGames} microcopy={microcopy} />
      ) : (
        <div className={styles.library}>
          <div className={styles.bar}>
            <p className={styles.count}>{count}</p>
          </div>
          <ul className={styles.games}>
            {games.map((game) => (
              <li key={game.id}>
                <GameCard game={game} microcopy={microcopy} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </BlockSection>
  );
}

function NoGames({ allGames, microcopy }: { allGames: FreeGamesProps['allGames']; microcopy: Microcopy }) {
  return (
    <div className={styles.nothing}>
      <Lens text="?" className={styles.glass} />
      <div className={styles.nothingTexts}>
        <p className={styles.nothingTitle}>{microcopy.no_games}</p>
        <p className={styles.nothingHint}>{microcopy.no_games_hint}</p>
        {allGames && (
          <Button tag="a" anchor={allGames} type="modal-secondary" size="sm">
            {microcopy.all_games}
          </Button>
        )}
      </div>
    </div>
  );
}
