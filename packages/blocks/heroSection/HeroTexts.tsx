import { Card } from '@lupa/ui/Card.tsx';
import { MinimumAge } from '@lupa/ui/MinimumAge.tsx';
import { Picture, type PictureProps } from '@lupa/ui/Picture.tsx';
import { Button, type ButtonSize, type ButtonType } from '@lupa/ui/Button.tsx';
import { Byline } from '@lupa/ui/Byline.tsx';
import { RichText } from '@lupa/ui/RichText.tsx';
import type { ReactNode } from 'react';
import type { HeroSectionProps } from './heroSection.load.server.ts';
import type { HeroAdvertising } from './loadGameSubject.ts';
import styles from './HeroTexts.module.css';

type HeroTextsProps = {
  hero: HeroSectionProps;
  buttonSize?: ButtonSize;
  className?: string | undefined;
  children?: ReactNode;
};

export function HeroTexts({ hero, buttonSize, className, children }: HeroTextsProps) {
  return (
    <div className={`grid justify-items-start ${styles.texts} ${className ?? ''}`}>
      {children}
      <HeroTitle hero={hero} />
      <RichText parts={hero.body} className={styles.lead} />
      <HeroAction hero={hero} size={buttonSize} />
      {hero.byline && <Byline {...hero.byline} />}
    </div>
  );
}

export function HeroTitle({ hero: { eyebrow, title } }: Pick<HeroTextsProps, 'hero'>) {
  return (
    <div className={`grid justify-items-start gap-3 ${styles.title}`}>
      {eyebrow && <p className={`row gap-3 tight text-bold text-sm text-pacific ${styles.eyebrow}`}>{eyebrow}</p>}
      <h1>{title}</h1>
    </div>
  );
}

export function HeroLead({ hero }: Pick<HeroTextsProps, 'hero'>) {
  return <RichText parts={hero.body} className={styles.lead} />;
}

type HeroActionProps = { hero: HeroSectionProps; size?: ButtonSize | undefined; type?: ButtonType };

export function HeroAction({ hero: { cta, advertising }, size = 'md', type = 'default' }: HeroActionProps) {
  if (!cta) return null;
  return (
    <div {...(advertising && { 'data-calm': 'hide' })} className={`grid full-width justify-items-start gap-2 ${styles.action}`}>
      <Button tag="a" type={type} anchor={cta.anchor} newTabText={cta.newTabText} size={size}>
        {cta.text}
      </Button>
      {advertising && <Advertising advertising={advertising} />}
    </div>
  );
}

/** Who pays for a way out, and for whom it is. */
export function Advertising({ advertising: { text, adults } }: { advertising: HeroAdvertising }) {
  return (
    <p className="small-print">
      {text} <MinimumAge title={adults} />
    </p>
  );
}

type SubjectHeroProps = { hero: HeroSectionProps; logo: PictureProps | null; isSquare?: boolean; children: ReactNode };

export function SubjectHero({ hero, logo, isSquare = false, children }: SubjectHeroProps) {
  return (
    <div className={`stack ${styles.subject}`}>
      <HeroTexts hero={hero} className={styles.opening}>
        {logo && (
          <div className={`${styles.plate} ${isSquare ? styles.square : ''}`}>
            <Picture {...logo} className={styles.logo} />
          </div>
        )}
      </HeroTexts>
      <Card className={`start grid ${styles.card}`}>{children}</Card>
    </div>
  );
}
