import { FinePrint } from '@lupa/ui/FinePrint.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import type { HeroSectionProps } from './heroSection.load.server.ts';
import { HeroTexts } from './HeroTexts.tsx';
import styles from './ImageHero.module.css';

type ImageHeroProps = { hero: HeroSectionProps };

/** The editor's image behind the texts, which are on a scrim that no image shines through. */
export function BackgroundHero({ hero }: ImageHeroProps) {
  return (
    <div className={`${styles.background} ${hero.picture ? styles.hasImage : ''}`}>
      {hero.picture && (
        <div className={styles.layer}>
          <Picture {...hero.picture} className={styles.behind} />
        </div>
      )}
      <HeroTexts hero={hero} buttonSize="lg" className={styles.onScrim} />
    </div>
  );
}

/** Image and texts side by side, with one prominent button; on a phone the image comes first. */
export function SideImageHero({ hero }: ImageHeroProps) {
  return (
    <div className={styles.beside}>
      <div className={styles.frame}>
        {hero.picture ? <Picture {...hero.picture} className={styles.image} /> : <FinePrint className={styles.drawing} />}
      </div>
      <HeroTexts hero={hero} buttonSize="xl" />
    </div>
  );
}
