import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { LogoPlate } from '../shared/offer/LogoPlate.tsx';
import { HeroFacts } from './HeroFacts.tsx';
import type { HeroSectionProps } from './heroSection.load.server.ts';
import type { PaymentSubject } from './loadPaymentSubject.ts';
import styles from './PaymentHero.module.css';
import { SubjectHero } from './HeroTexts.tsx';

type PaymentHeroProps = { hero: HeroSectionProps; subject: PaymentSubject };

export function PaymentHero({ hero, subject: { logo, way, depositsOnly, best } }: PaymentHeroProps) {
  return (
    <SubjectHero hero={hero} logo={logo}>
      {way && (
        <div className="stack gap-4">
          <div className={`grid gap-1 ${styles.figures}`}>
            <HeroFacts facts={way} look="way" />
          </div>
          {depositsOnly && (
            <p role="note" className={`tight text-medium text-sm flex gap-2 ${styles.depositsOnly}`}>
              <Icon name="alert" />
              {depositsOnly}
            </p>
          )}
        </div>
      )}
      {best && <Best best={best} />}
    </SubjectHero>
  );
}

function Best({ best: { label, casinos } }: { best: NonNullable<PaymentSubject['best']> }) {
  return (
    <div className={styles.best}>
      <p className="small-print">{label}</p>
      <ul>
        {casinos.map(({ name, rating, symbol, anchor }) => (
          <li key={anchor.href}>
            <OutboundLink anchor={anchor} className={`row gap-3 ${styles.casino}`}>
              <LogoPlate logo={symbol} name={name} isSmall />
              <span className={`text-medium shrinks ${styles.name}`}>{name}</span>
              {rating && <span className="tabular text-bold">{rating}</span>}
            </OutboundLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
