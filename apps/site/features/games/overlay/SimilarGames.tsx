import type { SimilarGame } from '@lupa/blocks/playGame/loadFullModeGame.ts';
import { useId } from 'react';
import styles from './SimilarGames.module.css';
import type { PlayerTexts } from './playerTexts.ts';

type SimilarProps = { games: SimilarGame[]; texts: PlayerTexts };

/** What to play next. Links like every other that opens a game: while one is played, another takes its place. */
export function SimilarGames({ games, texts }: SimilarProps) {
  const id = useId();
  return (
    <div className={`stack gap-2 ${styles.similar}`}>
      <h4 id={id} className={styles.heading}>
        {texts.similar_games}
      </h4>
      <ul aria-labelledby={id} className={`stack gap-2 ${styles.row}`}>
        {games.map(({ id: gameId, name, picture, play }) => (
          <li key={gameId}>
            <a {...play} className={styles.game}>
              {picture ? (
                <img src={picture.src} srcSet={picture.srcSet} alt="" width={56} height={56} className={styles.picture} />
              ) : (
                <span aria-hidden="true" className={styles.noPicture}>
                  {name.slice(0, 1)}
                </span>
              )}
              <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
