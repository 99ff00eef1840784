import { Badge } from '@lupa/ui/Badge.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import { HeroFacts } from './HeroFacts.tsx';
import type { HeroSectionProps } from './heroSection.load.server.ts';
import type { ProviderSubject } from './loadProviderSubject.ts';
import styles from './ProviderHero.module.css';
import { SubjectHero } from './HeroTexts.tsx';

type ProviderHeroProps = { hero: HeroSectionProps; subject: ProviderSubject };

export function ProviderHero({ hero, subject: { logo, facts, archived, gameTypes, mostSearched } }: ProviderHeroProps) {
  return (
    <SubjectHero hero={hero} logo={logo} isSquare>
      {archived && (
        <div className={`tight text-sm ${styles.archived}`}>
          <Badge tone="caution">{archived.label}</Badge>
          <p>{archived.text}</p>
        </div>
      )}
      <HeroFacts facts={facts} look="figures" />
      {gameTypes && <GameTypes gameTypes={gameTypes} />}
      {mostSearched && <MostSearched game={mostSearched} />}
    </SubjectHero>
  );
}

function GameTypes({ gameTypes: { label, types } }: { gameTypes: NonNullable<ProviderSubject['gameTypes']> }) {
  return (
    <div className="stack gap-2">
      <p className="small-print">{label}</p>
      <ul className={styles.types}>
        {types.map(({ name, count }) => (
          <li key={name} className={`text-sm ${styles.type}`}>
            {name}
            {count && <strong>{count}</strong>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function MostSearched({ game: { label, name, picture, anchor } }: { game: NonNullable<ProviderSubject['mostSearched']> }) {
  return (
    <div className={`row gap-3 ${styles.game}`}>
      {picture && <Picture {...picture} className={styles.artwork} />}
      <div className={styles.gameTexts}>
        <p className="small-print">{label}</p>
        {anchor ? (
          <OutboundLink anchor={anchor} className={`row ${styles.gameLink}`}>
            {name}
          </OutboundLink>
        ) : (
          <p className={styles.gameName}>{name}</p>
        )}
      </div>
    </div>
  );
}
