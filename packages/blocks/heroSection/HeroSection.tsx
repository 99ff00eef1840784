import type { ReactNode } from 'react';
import { DefaultHero } from './DefaultHero.tsx';
import { GameHero } from './GameHero.tsx';
import styles from './HeroSection.module.css';
import type { HeroSectionProps } from './heroSection.load.server.ts';
import { BackgroundHero, SideImageHero } from './ImageHero.tsx';
import { PaymentHero } from './PaymentHero.tsx';
import { ProviderHero } from './ProviderHero.tsx';
import { ReviewHero } from './ReviewHero.tsx';

/** The page's opening: its only h1, what it is about, and who answers for it. */
export function HeroSection(props: HeroSectionProps) {
  return (
    <section data-block="heroSection" data-variant={props.variant} className={props.variant === 'default' ? undefined : styles.band}>
      {chooseHero(props)}
    </section>
  );
}

/** A subject that the services did not give leaves the texts, which stand by themselves. */
function chooseHero(hero: HeroSectionProps): ReactNode {
  const { variant, subject } = hero;
  if (variant === 'with-background-image') return <BackgroundHero hero={hero} />;
  if (variant === 'with-image-and-button') return <SideImageHero hero={hero} />;
  switch (subject?.kind) {
    case 'review':
      return <ReviewHero hero={hero} subject={subject} />;
    case 'payment':
      return <PaymentHero hero={hero} subject={subject} />;
    case 'provider':
      return <ProviderHero hero={hero} subject={subject} />;
    case 'game':
      return <GameHero hero={hero} subject={subject} />;
    default:
      return <DefaultHero hero={hero} />;
  }
}
