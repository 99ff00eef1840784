import { languageTag } from '@lupa/contracts/market.ts';
import { withSign } from '@lupa/domain/currencies.ts';
import type { PlayTime } from '../playTime.ts';
import styles from './CostOfPlay.module.css';
import type { PlayerTexts } from './playerTexts.ts';

type CostProps = { stakes: Pick<PlayTime, 'rounds' | 'staked' | 'cost'>; locale: string; texts: PlayerTexts };

/** What was staked in practice credits, and what the same costs on average with money. Nothing before a game has said what a round took. */
export function CostOfPlay({ stakes: { rounds, staked, cost }, locale, texts }: CostProps) {
  if (rounds === 0) return null;
  const format = (amount: number) =>
    new Intl.NumberFormat(languageTag(locale), { useGrouping: 'always', maximumFractionDigits: 0 }).format(amount);
  const played = texts.credits_played.replace('{amount}', () => format(staked)).replace('{count}', () => format(rounds));
  return (
    <div className={styles.cost}>
      <p className={styles.played}>{played}</p>
      <p>{texts.cost_of_play.replace('{cost}', () => withSign(format(cost)))}</p>
    </div>
  );
}
