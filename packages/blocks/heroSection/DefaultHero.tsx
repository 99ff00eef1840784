import { Picture } from '@lupa/ui/Picture.tsx';
import styles from './DefaultHero.module.css';
import type { HeroSectionProps } from './heroSection.load.server.ts';
import { HeroTexts } from './HeroTexts.tsx';

export function DefaultHero({ hero }: { hero: HeroSectionProps }) {
  const { picture } = hero;
  if (!picture) return <HeroTexts hero={hero} className={styles.plain} />;
  return (
    <div className={`stack gap-8 ${styles.beside}`}>
      <HeroTexts hero={hero} />
      <Picture {...picture} className={styles.picture} />
    </div>
  );
}
