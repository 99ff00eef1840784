import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { Lens } from '@lupa/ui/Lens.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import styles from './GameCard.module.css';
import type { PresentedGame } from './presentGame.ts';

export const gameCardTexts = ['game_jackpot', 'game_rtp', 'opens_in_new_tab', 'play_now', 'favourite'] as const;

type GameCardProps = { game: PresentedGame; microcopy: Pick<Microcopy, (typeof gameCardTexts)[number]> };

// Requirement 3.50.
const unknown = '-';

/** A game in a grid or a row. The whole card leads to the game's page, and a button in it plays it free; without a page all of it does. */
export function GameCard({ game, microcopy }: GameCardProps) {
  const { name, picture, providerName, typeLabel, rtp, page, freePlay, hasJackpot } = game;
  return (
    <article className={`relative ${styles.card}`}>
      <div className={`centred relative rounded-md bg-pacific-soft clipped ${styles.art}`}>
        {picture ? (
          <Picture {...picture} alt="" className={`object-cover ${styles.picture}`} />
        ) : (
          <Lens text={name.slice(0, 1)} className={styles.noPicture} />
        )}
        {hasJackpot && (
          <span data-calm="hide" className={`text-bold items-center gap-1 rounded-full text-xs ${styles.jackpot}`}>
            <Icon name="star" />
            {microcopy.game_jackpot}
          </span>
        )}
      </div>
      <div className={`justify-items-start ${styles.texts}`}>
        <p className={`text-bold ${styles.name}`}>
          <OutboundLink anchor={page} newTabText={microcopy.opens_in_new_tab} className="card-link">
            {name}
          </OutboundLink>
        </p>
        <p className={styles.provider}>{providerName ?? typeLabel}</p>
        <p className={`tabular ${styles.rtp}`}>{`${microcopy.game_rtp} ${rtp ?? unknown}`}</p>
      </div>
      <FavouriteButton game={game} microcopy={microcopy} className={styles.heart} />
      {freePlay && (
        <a
          {...freePlay}
          className={`row gap-2 text-bold text-sm screen-only justify-center touch-height rounded-sm ${styles.play} ${page ? '' : `covers ${styles.whole}`}`}
        >
          <Icon name="play" className={`fixed ${styles.playIcon}`} />
          {microcopy.play_now}
          <span className="visually-hidden">
            {` ${name}`}
            <span className="without-script">{` (${microcopy.opens_in_new_tab})`}</span>
          </span>
        </a>
      )}
    </article>
  );
}

export function GameItems({ games, microcopy }: { games: readonly PresentedGame[]; microcopy: GameCardProps['microcopy'] }) {
  return games.map((game) => (
    <li key={game.id}>
      <GameCard game={game} microcopy={microcopy} />
    </li>
  ));
}
