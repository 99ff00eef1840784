import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { RichText } from '@lupa/ui/RichText.tsx';
import { Slider } from '@lupa/ui/slider/Slider.tsx';
import { GameCard } from '../shared/games/GameCard.tsx';
import { GameFacts } from '../shared/games/GameFacts.tsx';
import { GamePoster } from '../shared/games/GamePoster.tsx';
import type { PresentedGame } from '../shared/games/presentGame.ts';
import { LiveJackpot } from '../shared/jackpot/LiveJackpot.tsx';
import styles from './PlayGame.module.css';
import type { PlayGameProps } from './playGame.load.server.ts';
import { RealMoneyOffer } from './RealMoneyOffer.tsx';

export function PlayGame({ id, title, game, description, body, facts, jackpot, similarGames, casino, microcopy }: PlayGameProps) {
  const anchor = `playGame-${id}`;
  const headingId = `${anchor}-title`;
  return (
    <section data-block="playGame" id={anchor} aria-labelledby={headingId} className={`stack ${styles.section}`}>
      <div className={`stack gap-6 ${styles.game}`}>
        <GamePoster game={game} microcopy={microcopy} className={styles.poster} />
        <div className={`start grid gap-3 ${styles.about}`}>
          <p className="text-bold text-sm text-pacific">{[game.typeLabel, game.providerName].filter(Boolean).join(' · ')}</p>
          <h2 id={headingId}>{title}</h2>
          {description && <p className={`measure text-muted text-lg ${styles.description}`}>{description}</p>}
          {jackpot && <LiveJackpot jackpot={jackpot} microcopy={microcopy} className={styles.jackpot} />}
          <RichText parts={body} />
        </div>
        {facts.length > 0 && (
          <div className={`start grid gap-3 ${styles.facts}`}>
            <h3 className={styles.smallHeading}>{microcopy.game_facts}</h3>
            <GameFacts facts={facts} />
          </div>
        )}
      </div>
      {casino && <RealMoneyOffer casino={casino} microcopy={microcopy} />}
      {similarGames.length > 0 && <SimilarGames games={similarGames} microcopy={microcopy} />}
    </section>
  );
}

function SimilarGames({ games, microcopy }: { games: PresentedGame[]; microcopy: Microcopy }) {
  return (
    <div className="stack gap-5">
      <h3>{microcopy.similar_games}</h3>
      <Slider
        label={microcopy.similar_games}
        items={games.map((game) => (
          <GameCard key={game.id} game={game} microcopy={microcopy} />
        ))}
        texts={{ previous: microcopy.previous, next: microcopy.next, pause: microcopy.pause, play: microcopy.play_motion }}
        perView={{ mobile: 2, tablet: 4, desktop: 5 }}
        className={styles.row}
      />
    </div>
  );
}
