import type { Presenter } from '@lupa/blocks/block.ts';
import { market } from '@lupa/contracts/market.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { FooterTarget, FooterTrustedArea } from './buildFooterModel.ts';
import { AddressText, FooterAnchor } from './FooterAnchor.tsx';
import { FooterImage } from './FooterImage.tsx';
import styles from './TrustedArea.module.css';

type TrustedAreaProps = { area: FooterTrustedArea; presenter: Presenter; microcopy: Microcopy };

export function TrustedArea({ area, presenter, microcopy }: TrustedAreaProps) {
  const { title, description, items, minimumAge } = area;
  // Of another age the sign itself has to be read out.
  const isUsualAge = minimumAge === market.minimumAge;
  return (
    <div className={styles.area}>
      <p className={styles.adults}>
        <span aria-hidden={isUsualAge || undefined}>{`${minimumAge}+`}</span>
        {isUsualAge && <span className="visually-hidden">{microcopy.adults_only}</span>}
      </p>
      <div className={styles.texts}>
        {(title || isUsualAge) && <h2 className={styles.title}>{title || microcopy.adults_only}</h2>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map(({ text, target, logo, verifiedOn }, index) => (
            <li key={index}>
              <FooterAnchor target={target} presenter={presenter} className={styles.item}>
                {logo ? <HelpLogo src={logo} text={text} target={target} presenter={presenter} /> : <AddressText text={text} />}
              </FooterAnchor>
              {verifiedOn && <p className={styles.verified}>{`${microcopy.verified_on} ${verifiedOn}`}</p>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type HelpLogoProps = { src: string; text: string; target: FooterTarget; presenter: Presenter };

function HelpLogo({ src, text, target, presenter }: HelpLogoProps) {
  const isPhone = target?.kind === 'page' && target.url.startsWith('tel:');
  const number = (isPhone && /[*+\d][\d\s-]*$/.exec(text)?.[0]) || '';
  return (
    <>
      <FooterImage src={src} alt={text.slice(0, text.length - number.length).trim()} presenter={presenter} className={styles.logo} />
      {number && <span className={styles.number}>{number}</span>}
    </>
  );
}
