import { Icon } from '@lupa/ui/Icon.tsx';
import { LogoPlate } from '../offer/LogoPlate.tsx';
import styles from './CasinoListbox.module.css';
import type { ComparableCasino } from './comparison.ts';

/** A casino as a selector shows it. `logo` is the address of one picture, 128 × 64. */
export type SelectableCasino = ComparableCasino & { logo: string | null; rating?: { text: string; label: string } | null };

/** A casino in a list: logo, name, rating. */
export function CasinoOption({ casino, isSelected = false }: { casino: SelectableCasino; isSelected?: boolean }) {
  const { name, logo, rating } = casino;
  return (
    <>
      <LogoPlate logo={presentPlate(logo)} name={name} className={styles.logo} />
      <span className={styles.name}>{name}</span>
      {rating && (
        <span className={styles.rating}>
          <span aria-hidden="true">{rating.text}</span>
          <span className="visually-hidden">{rating.label}</span>
        </span>
      )}
      {isSelected && <Icon name="check" className={styles.check} />}
    </>
  );
}

/** A logo of which only the address is known, as `LogoPlate` wants it. */
export function presentPlate(logo: string | null) {
  return logo === null ? null : { src: logo, width: 128, height: 64, alt: '', isPriority: false };
}
