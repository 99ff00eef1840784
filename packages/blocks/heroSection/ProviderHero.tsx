import { Badge } from '@lupa/ui/Badge.tsx';
import { HeroFacts } from './HeroFacts.tsx';
import type { HeroSectionProps } from './heroSection.load.server.ts';
import type { ProviderSubject } from './loadProviderSubject.ts';
import styles from './ProviderHero.module.css';
import { SubjectHero } from './HeroTexts.tsx';

type ProviderHeroProps = { hero: HeroSectionProps; subject: ProviderSubject };

export function ProviderHero({ hero, subject: { logo, facts, archived, gameTypes } }: ProviderHeroProps) {
  return (
    <SubjectHero hero={hero} logo={logo} isSquare>
      {archived && (
        <div className="tight text-sm grid justify-items-start gap-2">
          <Badge tone="caution">{archived.label}</Badge>
          <p>{archived.text}</p>
        </div>
      )}
      <HeroFacts facts={facts} look="figures" />
      {gameTypes && <GameTypes gameTypes={gameTypes} />}
    </SubjectHero>
  );
}

function GameTypes({ gameTypes: { label, types } }: { gameTypes: NonNullable<ProviderSubject['gameTypes']> }) {
  return (
    <div className={`gap-2 ${styles.ofTypes}`}>
      <p className="small-print">{label}</p>
      <ul className="flex flex-wrap gap-2">
        {types.map(({ name, count }) => (
          <li key={name} className={`text-sm gap-2 rounded-full ${styles.type}`}>
            {name}
            {count && <strong className="text-bold tabular">{count}</strong>}
          </li>
        ))}
      </ul>
    </div>
  );
}
