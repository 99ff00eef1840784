import type { Prize } from '@lupa/contracts/jackpot.ts';
import styles from './JackpotAmount.module.css';
import { JackpotState, type JackpotTexts } from './JackpotState.tsx';
import { RollingAmount } from './RollingAmount.tsx';
import { useLiveJackpot } from './useLiveJackpot.ts';

type JackpotAmountProps = {
  /** As it stood when the page was made, at a moment in words. */
  prize: Prize;
  moment: string;
  broadcaster: string | null;
  locale: string;
  texts: JackpotTexts;
};

/** An amount that moves, and how current it is. Screen readers hear of it once a minute at most, and when somebody has won. */
export function JackpotAmount({ prize: ofServer, moment, broadcaster, locale, texts }: JackpotAmountProps) {
  const { prize, line, heardAt, announced } = useLiveJackpot(ofServer, broadcaster);
  const format = (amount: number) => formatPrize(amount, locale, prize.currencyCode);
  return (
    <div className={styles.jackpot}>
      <RollingAmount text={format(prize.amount)} />
      <JackpotState {...{ line, heardAt, locale, texts }} ofServer={{ at: ofServer.at, moment }} />
      <p role="status" className="visually-hidden">
        {announced &&
          (announced.kind === 'won' ? texts.jackpot_won : texts.jackpot_now).replace('{amount}', () => format(announced.amount))}
      </p>
    </div>
  );
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Requirement 4.37: `$ {amount} CLP`, the decimal part padded to two digits. `amount` is in units of the currency; one that is not of the market
 * stands under its own name: `{amount} EUR`.
 */
export function formatPrize(amount: number, pageLocale: string, currencyCode = 'CLP'): string {
  // Amounts come twice a second, and making a formatter costs far more than using one.
  const formatter = formatters.get(pageLocale) ?? new Intl.NumberFormat(pageLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formatters.set(pageLocale, formatter);
  const figure = formatter.format(amount);
  return currencyCode === 'CLP' ? `$ ${figure} CLP` : `${figure} ${currencyCode}`;
}
