import styles from './BetControl.module.css';
import type { Bets } from './ledger.ts';
import { formatCredits } from './formatCredits.ts';
import { texts } from './texts.ts';

type Props = { bets: Bets; bet: number; credits: number; isLocked: boolean; onBet: (bet: number) => void };

export function BetControl({ bets: { ladder, presets }, bet, credits, isLocked, onBet }: Props) {
  const less = ladder.findLast((amount) => amount < bet);
  const more = ladder.find((amount) => amount > bet && amount <= credits);
  return (
    <div className={styles.control} role="group" aria-label={texts.bet}>
      <div className={styles.stepper}>
        <Step sign="−" label={texts.lessBet} bet={isLocked ? undefined : less} onBet={onBet} />
        <output className={styles.bet}>
          <span className={styles.label}>{texts.bet}</span> {formatCredits(bet)}
        </output>
        <Step sign="+" label={texts.moreBet} bet={isLocked ? undefined : more} onBet={onBet} />
      </div>
      {presets.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.preset}
          aria-label={texts.betOf(amount)}
          aria-pressed={amount === bet}
          disabled={isLocked || amount > credits}
          onClick={() => onBet(amount)}
        >
          {formatCredits(amount)}
        </button>
      ))}
    </div>
  );
}

type StepProps = { sign: string; label: string; bet: number | undefined; onBet: (bet: number) => void };

function Step({ sign, label, bet, onBet }: StepProps) {
  const isOff = bet === undefined;
  return (
    <button type="button" className={styles.step} aria-label={label} aria-disabled={isOff} onClick={() => isOff || onBet(bet)}>
      {sign}
    </button>
  );
}
