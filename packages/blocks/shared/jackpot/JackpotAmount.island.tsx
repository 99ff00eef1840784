import type { Prize, Track } from '@lupa/contracts/jackpot.ts';
import { languageTag, market } from '@lupa/contracts/market.ts';
import { currencySign } from '@lupa/domain/currencies.ts';
import { JackpotState, type JackpotTexts } from './JackpotState.tsx';
import { RollingAmount } from './RollingAmount.tsx';
import { useLiveJackpot } from './useLiveJackpot.ts';

type JackpotAmountProps = {
  track: Track;
  /** As it stood when the page was made, at a moment in words; null where only the broadcaster tells it. */
  prize: Prize | null;
  moment: string;
  broadcaster: string | null;
  locale: string;
  texts: JackpotTexts;
};

/** An amount that moves, and how current it is. Screen readers hear of it once a minute at most, and when somebody has won. */
export function JackpotAmount({ track, prize: ofServer, moment, broadcaster, locale, texts }: JackpotAmountProps) {
  const { prize, line, heardAt, announced } = useLiveJackpot(track, ofServer, broadcaster);
  if (prize === null) return <span hidden data-awaited="" />;
  const format = (amount: number) => formatPrize(amount, locale, prize.currencyCode);
  return (
    <div className="stack gap-2">
      <RollingAmount text={format(prize.amount)} />
      <JackpotState {...{ line, heardAt, locale, texts }} ofServer={ofServer && { at: ofServer.at, moment }} />
      <p role="status" className="visually-hidden">
        {announced &&
          (announced.kind === 'won' ? texts.jackpot_won : texts.jackpot_now).replace('{amount}', () => format(announced.amount))}
      </p>
    </div>
  );
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Requirement 4.37: `$ {amount} CLP`, with the sign and code of the market's currency, the decimal part padded to two digits. `amount` is
 * in units of the currency; one that is not of the market stands under its own name: `{amount} EUR`.
 */
export function formatPrize(amount: number, pageLocale: string, currencyCode = market.currency): string {
  // Amounts come twice a second, and making a formatter costs far more than using one.
  const formatter =
    formatters.get(pageLocale) ?? new Intl.NumberFormat(languageTag(pageLocale), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formatters.set(pageLocale, formatter);
  const figure = formatter.format(amount);
  const isSigned = currencyCode === market.currency && currencySign !== currencyCode;
  return isSigned ? `${currencySign} ${figure} ${currencyCode}` : `${figure} ${currencyCode}`;
}
