import { Button } from '@lupa/ui/Button.tsx';
import { Byline } from '@lupa/ui/Byline.tsx';
import { GameFacts } from '../shared/games/GameFacts.tsx';
import { GamePoster } from '../shared/games/GamePoster.tsx';
import { LiveJackpot } from '../shared/jackpot/LiveJackpot.tsx';
import type { HeroSectionProps } from './heroSection.load.server.ts';
import { HeroAction, HeroLead, HeroTitle } from './HeroTexts.tsx';
import styles from './GameHero.module.css';
import type { GameSubject } from './loadGameSubject.ts';

type GameHeroProps = { hero: HeroSectionProps; subject: GameSubject };

/** A game on its stage with the way to play it free; beside it what it is, and all that is known of it below. */
export function GameHero({ hero, subject: { game, facts, jackpot, realMoney, microcopy } }: GameHeroProps) {
  return (
    <div className={styles.game}>
      <div className={styles.title}>
        <HeroTitle hero={hero} />
      </div>
      <GamePoster game={game} microcopy={microcopy} className={styles.poster} />
      <div className={styles.texts}>
        <HeroLead hero={hero} />
        {jackpot && <LiveJackpot jackpot={jackpot} microcopy={microcopy} isBrief className={styles.jackpot} />}
        <HeroAction hero={hero} type={game.freePlay ? 'modal-secondary' : 'default'} />
        {realMoney && (
          <div className={styles.realMoney}>
            <Button tag="a" type="modal-secondary" anchor={realMoney.link.anchor} newTabText={realMoney.link.newTabText}>
              {realMoney.link.text}
            </Button>
            <p className={styles.advertising}>{realMoney.advertising}</p>
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
