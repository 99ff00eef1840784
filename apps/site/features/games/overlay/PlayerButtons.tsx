import { Icon } from '@lupa/ui/Icon.tsx';
import type { IconName } from '@lupa/ui/iconPaths.ts';
import { useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { leaveGame } from '../fullMode.ts';
import styles from './PlayerButtons.module.css';
import type { PlayerTexts } from './playerTexts.ts';

type ButtonsProps = { player: RefObject<HTMLElement | null>; onReload: () => void; texts: PlayerTexts; children: ReactNode };

export function PlayerButtons({ player, onReload, texts, children }: ButtonsProps) {
  const canFill = useSyncExternalStore(
    watchNothing,
    () => document.fullscreenEnabled,
    () => false,
  );
  const fill = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // A dialog itself must not fill the screen; what is in it may.
    else player.current?.requestFullscreen().catch(() => {});
  };
  return (
    <div className={`row gap-1 ${styles.buttons}`}>
      <PlayerButton icon="repeat" label={texts.update_credits} onClick={onReload} isWordy />
      {children}
      {canFill && <PlayerButton icon="screen" label={texts.full_screen} onClick={fill} />}
      <PlayerButton icon="close" label={texts.close} onClick={leaveGame} />
    </div>
  );
}

const watchNothing = () => () => {};

type ButtonProps = { icon: IconName; label: string; onClick: () => void; isWordy?: boolean };

function PlayerButton({ icon, label, onClick, isWordy = false }: ButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick} title={isWordy ? undefined : label}>
      <Icon name={icon} className={styles.icon} />
      <span className={isWordy ? styles.words : 'visually-hidden'}>{label}</span>
    </button>
  );
}
