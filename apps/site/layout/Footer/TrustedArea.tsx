import type { Presenter } from '@lupa/blocks/block.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { FooterTrustedArea } from './buildFooterModel.ts';
import { AddressText, FooterAnchor } from './FooterAnchor.tsx';
import { FooterImage } from './FooterImage.tsx';
import styles from './TrustedArea.module.css';

type TrustedAreaProps = { area: FooterTrustedArea; presenter: Presenter; microcopy: Microcopy };

/** Responsible gambling: who may play, and where there is help. */
export function TrustedArea({ area, presenter, microcopy }: TrustedAreaProps) {
  const { title, description, items, minimumAge } = area;
  // Of another age the sign itself has to be read out.
  const isUsualAge = minimumAge === 18;
  return (
    <div className={styles.area}>
      <p className={styles.adults}>
        <span aria-hidden={isUsualAge || undefined}>{`${minimumAge}+`}</span>
        {isUsualAge && <span className="visually-hidden">{microcopy.adults_only}</span>}
      </p>
      <div className={styles.texts}>
        <h2 className={styles.title}>{title || microcopy.adults_only}</h2>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map(({ text, target, logo }, index) => (
            <li key={index}>
              <FooterAnchor target={target} presenter={presenter} className={styles.item}>
                {logo ? <FooterImage src={logo} alt={text} presenter={presenter} className={styles.logo} /> : <AddressText text={text} />}
              </FooterAnchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
