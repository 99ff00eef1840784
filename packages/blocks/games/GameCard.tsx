import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { Lens } from '@lupa/ui/Lens.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import styles from './GameCard.module.css';
import type { PresentedGame } from './presentGame.ts';

/** A game in a grid or a row. The whole card leads to the game's page, without one to where it is played free. */
export function GameCard({ game, microcopy }: { game: PresentedGame; microcopy: Microcopy }) {
  const { name, picture, providerName, typeLabel, rtp, page, freePlay, hasJackpot } = game;
  const anchor = page ?? freePlay;
  return (
    <article className={styles.card}>
      <div className={styles.art}>
        {picture ? (
          <Picture {...picture} alt="" className={styles.picture} />
        ) : (
          <Lens text={name.slice(0, 1)} className={styles.noPicture} />
        )}
        {hasJackpot && (
          <span className={styles.jackpot}>
            <Icon name="star" />
            {microcopy.game_jackpot}
          </span>
        )}
      </div>
      <div className={styles.texts}>
        <p className={styles.name}>
          {anchor ? (
            <OutboundLink anchor={anchor} newTabText={microcopy.opens_in_new_tab} className={styles.link}>
              {name}
            </OutboundLink>
          ) : (
            name
          )}
        </p>
        <p className={styles.provider}>{providerName ?? typeLabel}</p>
        {rtp && (
          <p className={styles.rtp}>
            {microcopy.game_rtp} {rtp}
          </p>
        )}
      </div>
    </article>
  );
}
