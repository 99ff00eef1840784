import { Lens } from '@lupa/ui/Lens.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import styles from './GameLinks.module.css';
import type { PresentedGameLinks } from './presentGameLinks.ts';

export function GameLinks({ title, games, className }: PresentedGameLinks & { className?: string | undefined }) {
  return (
    <div className={`start tight text-sm grid gap-2 ${className ?? ''}`}>
      <p className="text-bold">{title}</p>
      <ul className={`grid ${styles.games}`}>
        {games.map(({ id, name, picture, page }) => {
          const game = (
            <>
              {picture ? <Picture {...picture} /> : <Lens text={name.slice(0, 1)} />}
              <span>{name}</span>
            </>
          );
          return <li key={id}>{page ? <a {...page}>{game}</a> : game}</li>;
        })}
      </ul>
    </div>
  );
}
