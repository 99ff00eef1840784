import type { FullModeCasino } from '@lupa/blocks/playGame/fullModeGame.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { PlayerTexts } from './playerTexts.ts';
import styles from './SlimOffer.module.css';

/** Where there is room for a row only: the casino and its bonus, who pays for it, and that it has terms, all of it one way out. */
export function SlimOffer({ casino: { name, bonus, bonusLink, clickOut }, texts }: { casino: FullModeCasino; texts: PlayerTexts }) {
  const anchor = bonusLink ?? clickOut;
  if (!anchor) return null;
  return (
    <OutboundLink anchor={anchor} newTabText={texts.opens_in_new_tab} className={styles.offer}>
      <span className={styles.line}>
        <strong className={styles.name}>{name}</strong> {bonus}
      </span>
      <span className={styles.advertising}>
        {texts.advertising}
        {' · '}
        <abbr title={texts.adults_only}>18+</abbr>
        {' · '}
        {texts.terms_apply}
      </span>
    </OutboundLink>
  );
}
