import type { ReactNode } from 'react';
import styles from './HeroSection.module.css';
import type { HeroSectionProps } from './heroSection.load.server.ts';
import { PaymentHero } from './PaymentHero.tsx';
import { ProviderHero } from './ProviderHero.tsx';
import { ReviewHero } from './ReviewHero.tsx';
import { FinePrint } from '@lupa/ui/FinePrint.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import { Advertising, HeroTexts, HeroAction, HeroLead, HeroTitle } from './HeroTexts.tsx';
import { Button } from '@lupa/ui/Button.tsx';
import { Byline } from '@lupa/ui/Byline.tsx';
import { GameFacts } from '../shared/games/GameFacts.tsx';
import { GamePoster } from '../shared/games/GamePoster.tsx';
import { LiveJackpot } from '../shared/jackpot/LiveJackpot.tsx';
import type { GameSubject } from './loadGameSubject.ts';

export function HeroSection(props: HeroSectionProps) {
  return (
    <section
      data-block="heroSection"
      data-variant={props.variant}
      className={`${styles.hero} ${props.variant === 'default' ? '' : styles.band}`}
    >
      {chooseHero(props)}
    </section>
  );
}

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

type ImageHeroProps = { hero: HeroSectionProps };

function BackgroundHero({ hero }: ImageHeroProps) {
  return (
    <div className={`relative grid clipped ${styles.background} ${hero.picture ? styles.hasImage : ''}`}>
      {hero.picture && (
        <div className={styles.layer}>
          <Picture {...hero.picture} className={`object-cover ${styles.behind}`} />
        </div>
      )}
      <HeroTexts hero={hero} buttonSize="lg" className={styles.onScrim} />
    </div>
  );
}

function SideImageHero({ hero }: ImageHeroProps) {
  return (
    <div className={`stack gap-6 items-center ${styles.beside}`}>
      <div className={`bg-pacific-soft ${styles.frame}`}>
        {hero.picture ? <Picture {...hero.picture} className={`object-cover ${styles.image}`} /> : <FinePrint className={styles.drawing} />}
      </div>
      <HeroTexts hero={hero} buttonSize="xl" />
    </div>
  );
}

type GameHeroProps = { hero: HeroSectionProps; subject: GameSubject };

function GameHero({ hero, subject: { game, facts, jackpot, realMoney, microcopy } }: GameHeroProps) {
  return (
    <div className={`stack gap-5 ${styles.game}`}>
      <div className={styles.title}>
        <HeroTitle hero={hero} />
      </div>
      <GamePoster game={game} microcopy={microcopy} className={styles.poster} />
      <div className="start grid justify-items-start gap-5">
        <HeroLead hero={hero} />
        {jackpot && <LiveJackpot jackpot={jackpot} microcopy={microcopy} isBrief className={styles.jackpot} />}
        <HeroAction hero={hero} type={game.freePlay || game.stopped?.alike ? 'modal-secondary' : 'default'} />
        {realMoney && (
          <div data-calm="hide" className={`grid justify-items-start gap-2 ${styles.realMoney}`}>
            <Button tag="a" type="modal-secondary" anchor={realMoney.link.anchor} newTabText={realMoney.link.newTabText}>
              {realMoney.link.text}
            </Button>
            <Advertising advertising={realMoney.advertising} />
          </div>
        )}
        {hero.byline && <Byline {...hero.byline} />}
      </div>
      <div className={styles.facts}>
        <GameFacts facts={facts} />
      </div>
    </div>
  );
}

function DefaultHero({ hero }: { hero: HeroSectionProps }) {
  const { picture } = hero;
  if (!picture) return <HeroTexts hero={hero} className={styles.plain} />;
  return (
    <div className={`stack gap-8 items-center ${styles.besidePicture}`}>
      <HeroTexts hero={hero} />
      <Picture {...picture} className={styles.picture} />
    </div>
  );
}
