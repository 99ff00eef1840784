import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import { GameLinks } from '../shared/games/GameLinks.tsx';
import { LogoPlate } from '../shared/offer/LogoPlate.tsx';
import { OfferAction } from '../shared/offer/OfferAction.tsx';
import { OfferTerms } from '../shared/offer/OfferTerms.tsx';
import type { PresentedGameLinks } from '../shared/games/presentGameLinks.ts';
import type { PresentedEntry } from '../shared/offer/presentEntry.ts';
import styles from './PartnerPanel.module.css';
import type { KeyFact } from './presentKeyFacts.ts';

type PanelProps = { partner: PresentedEntry; keyFacts: KeyFact[]; games: PresentedGameLinks | null; microcopy: Microcopy };

/** A casino at a glance: rating, bonus, what it asks for, and the way there while we recommend it. */
export function PartnerPanel({ partner, keyFacts, games, microcopy }: PanelProps) {
  const { name, logo, rating, outdated } = partner;
  return (
    <Card tag="section" aria-label={`${microcopy.key_facts} ${name}`} className={`${styles.panel} ${outdated ? styles.outdated : ''}`}>
      <div className={styles.identity}>
        <div className={styles.names}>
          <LogoPlate logo={logo} name={name} className={styles.partnerLogo} />
          <p className={styles.name}>{name}</p>
        </div>
        {rating && <RatingDial {...rating} className={styles.rating} />}
      </div>
      {!outdated && <Bonus partner={partner} microcopy={microcopy} />}
      <OfferAction entry={partner} microcopy={microcopy} className={styles.wayOut} />
      <KeyFacts facts={keyFacts} microcopy={microcopy} />
      {games && <GameLinks {...games} className={styles.games} />}
      {!outdated && <OfferTerms entry={partner} microcopy={microcopy} className={styles.smallPrint} />}
    </Card>
  );
}

function Bonus({ partner: { bonus, lang, isExpired }, microcopy }: Pick<PanelProps, 'partner' | 'microcopy'>) {
  return (
    <p className={styles.bonus}>
      {isExpired && <Badge tone="bad">{microcopy.offer_expired}</Badge>}
      <span lang={lang} className={isExpired ? styles.expired : undefined}>
        {bonus}
      </span>
    </p>
  );
}

function KeyFacts({ facts, microcopy }: { facts: KeyFact[]; microcopy: Microcopy }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, lang, verifiedOn, source }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <span lang={lang}>{value}</span>
            {(verifiedOn || source) && (
              <span className={styles.proof}>
                {verifiedOn && (
                  <span>
                    {microcopy.verified_on} {verifiedOn}
                  </span>
                )}
                {source && (
                  <span>
                    <OutboundLink anchor={source} newTabText={microcopy.opens_in_new_tab}>
                      {microcopy.fact_source}
                      <span className="visually-hidden">: {label}</span>
                    </OutboundLink>
                  </span>
                )}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
