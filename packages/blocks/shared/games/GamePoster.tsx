import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Button } from '@lupa/ui/Button.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { Lens } from '@lupa/ui/Lens.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import styles from './GamePoster.module.css';
import type { StagedGame, StoppedPlay } from './loadStagedGame.ts';

type GamePosterProps = { game: StagedGame; microcopy: Microcopy; className?: string | undefined };

export function GamePoster({ game, microcopy, className }: GamePosterProps) {
  const { name, picture, providerName, providerLogo, freePlay, stopped } = game;
  return (
    <div data-game-stage="" className={`relative grid justify-items-center gap-4 clipped ${styles.stage} ${className ?? ''}`}>
      {picture && (
        <div className={styles.glow} aria-hidden="true">
          <Picture {...picture} alt="" className={`object-cover ${styles.glowPicture}`} />
        </div>
      )}
      <div className="row gap-3 between full-width">
        <p className={`row gap-3 text-medium text-sm shrinks ${styles.provider}`}>
          {providerLogo && <Picture {...providerLogo} alt="" className={`fixed rounded-sm ${styles.providerLogo}`} />}
          {providerName}
        </p>
        <FavouriteButton game={game} microcopy={microcopy} />
      </div>
      <div className={`centred rounded-md clipped ${styles.poster}`}>
        {picture ? (
          <Picture {...picture} alt="" className={`object-cover ${styles.picture}`} />
        ) : (
          <Lens text={name.slice(0, 1)} className={styles.noPicture} />
        )}
      </div>
      {freePlay && (
        <div className="grid justify-items-center gap-3 full-width">
          <Button tag="a" anchor={freePlay} size="lg">
            <Icon name="play" className={`fixed ${styles.playIcon}`} />
            <span>
              {microcopy.play_free}
              <span className="visually-hidden">
                {` ${name}`}
                <span className="without-script">{` (${microcopy.opens_in_new_tab})`}</span>
              </span>
            </span>
          </Button>
          <p className={`tight text-sm text-center ${styles.note}`}>{microcopy.free_play_note}</p>
        </div>
      )}
      {stopped && <StoppedNotice stopped={stopped} microcopy={microcopy} />}
    </div>
  );
}

/** What is said of a game that does not start now. A stage of its own: the full mode takes its picture from there. */
function StoppedNotice({ stopped: { text, alike }, microcopy }: { stopped: StoppedPlay; microcopy: Microcopy }) {
  return (
    <div data-game-stage="" className="grid justify-items-center gap-3 full-width">
      <p className={`text-medium text-center ${styles.stopped}`}>{text}</p>
      {alike && (
        <>
          <div className={`row gap-3 justify-center ${styles.alike}`}>
            {alike.picture && <Picture {...alike.picture} alt="" className={`fixed rounded-sm object-cover ${styles.alikePicture}`} />}
            <Button tag="a" anchor={alike.play} size="md">
              <Icon name="play" className={`fixed ${styles.playIcon}`} />
              <span>
                {microcopy.play_alike.replace('{game}', () => alike.name)}
                <span className="without-script visually-hidden">{` (${microcopy.opens_in_new_tab})`}</span>
              </span>
            </Button>
          </div>
          <p className={`tight text-sm text-center ${styles.note}`}>{microcopy.free_play_note}</p>
        </>
      )}
    </div>
  );
}
