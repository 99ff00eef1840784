import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Button } from '@lupa/ui/Button.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { Lens } from '@lupa/ui/Lens.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import styles from './GamePoster.module.css';
import type { PresentedGame } from './presentGame.ts';

type GamePosterProps = { game: Pick<PresentedGame, 'name' | 'picture' | 'freePlay'>; microcopy: Microcopy; className?: string | undefined };

/** A game on its stage: its picture large, and the way to play it free where there is one. Takes a picture for `posterSpace`. */
export function GamePoster({ game: { name, picture, freePlay }, microcopy, className }: GamePosterProps) {
  return (
    <div className={`${styles.stage} ${className ?? ''}`}>
      {picture && (
        <div className={styles.glow} aria-hidden="true">
          <Picture {...picture} alt="" className={styles.glowPicture} />
        </div>
      )}
      <div className={styles.poster}>
        {picture ? (
          <Picture {...picture} alt="" className={styles.picture} />
        ) : (
          <Lens text={name.slice(0, 1)} className={styles.noPicture} />
        )}
      </div>
      {freePlay && (
        <div className={styles.play}>
          <Button tag="a" anchor={freePlay} newTabText={microcopy.opens_in_new_tab} size="lg">
            <Icon name="play" className={styles.playIcon} />
            <span>
              {microcopy.play_free}
              <span className="visually-hidden"> {name}</span>
            </span>
          </Button>
          <p className={styles.note}>{microcopy.free_play_note}</p>
        </div>
      )}
    </div>
  );
}
