import { Card } from '@lupa/ui/Card.tsx';
import { Picture, type PictureProps } from '@lupa/ui/Picture.tsx';
import type { ReactNode } from 'react';
import type { HeroSectionProps } from './heroSection.load.server.ts';
import { HeroTexts } from './HeroTexts.tsx';
import styles from './SubjectHero.module.css';

type SubjectHeroProps = { hero: HeroSectionProps; logo: PictureProps | null; isSquare?: boolean; children: ReactNode };

export function SubjectHero({ hero, logo, isSquare = false, children }: SubjectHeroProps) {
  return (
    <div className={styles.subject}>
      <HeroTexts hero={hero} className={styles.opening}>
        {logo && (
          <div className={`${styles.plate} ${isSquare ? styles.square : ''}`}>
            <Picture {...logo} className={styles.logo} />
          </div>
        )}
      </HeroTexts>
      <Card className={styles.card}>{children}</Card>
    </div>
  );
}
