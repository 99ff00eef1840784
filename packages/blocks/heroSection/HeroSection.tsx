import { Button } from '@lupa/ui/Button.tsx';
import { Byline } from '@lupa/ui/Byline.tsx';
import { FinePrint } from '@lupa/ui/FinePrint.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import { RichText } from '@lupa/ui/RichText.tsx';
import styles from './HeroSection.module.css';
import type { HeroSectionProps } from './heroSection.load.server.ts';

/** The page's opening: its only h1, what it is about, and who answers for it. */
export function HeroSection({ variant, eyebrow, title, body, picture, cta, advertising, byline }: HeroSectionProps) {
  return (
    <section data-block="heroSection" data-variant={variant} className={`${styles.hero} ${variant === 'default' ? '' : styles.band}`}>
      <div className={styles.texts}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1>{title}</h1>
        <RichText parts={body} className={styles.lead} />
        {cta && (
          <div className={styles.action}>
            <Button tag="a" anchor={cta.anchor} newTabText={cta.newTabText} size="md">
              {cta.text}
            </Button>
            {advertising && <p className={styles.advertising}>{advertising}</p>}
          </div>
        )}
        {byline && <Byline {...byline} />}
      </div>
      {picture ? (
        <div className={styles.frame}>
          <Picture {...picture} className={styles.picture} />
        </div>
      ) : (
        <FinePrint className={styles.finePrint} />
      )}
    </section>
  );
}
