import type { JackpotReference } from '@lupa/contracts/game.ts';
import type { JackpotAnswer, Prize } from '@lupa/contracts/jackpot.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatMoney } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../../block.ts';
import { formatMoment } from './formatMoment.ts';

/** `amount` in whole units of the currency. */
export type PresentedWin = { at: string; date: string; amount: string };

/** A jackpot as it stood when the page was made. Dates and amounts are written for the page's locale. */
export type PresentedJackpot = {
  prize: Prize;
  /** When the amount was that, in words: to the minute, in Chile's time. */
  moment: string;
  isSimulated: boolean;
  /** Who was paid before, newest first. */
  wins: PresentedWin[];
  /** Origin where browsers hear of each change; null where there is none. */
  broadcaster: string | null;
  /** That of the page. */
  locale: string;
};

type Loading = Pick<BlockContext, 'clients' | 'locale'>;

/** The first jackpot in its first currency (requirement 4.35). Null without one, and where nobody says how much is in it. */
export async function loadJackpot([first]: readonly JackpotReference[], context: Loading): Promise<PresentedJackpot | null> {
  const currencyCode = first?.currencyCodes[0];
  if (first === undefined || currencyCode === undefined) return null;
  const { jackpots } = context.clients;
  const answer = await jackpots.fetchJackpot(first.id, currencyCode).catch(() => null);
  return answer && presentJackpot(answer, context);
}

function presentJackpot({ wins, isSimulated, ...prize }: JackpotAnswer, { clients, locale }: Loading): PresentedJackpot {
  return {
    prize,
    moment: formatMoment(prize.at, locale),
    isSimulated,
    wins: wins.map(({ at, amount }) => ({
      at,
      date: formatDate(at, locale, 'short'),
      amount: formatMoney(Math.round(amount), prize.currencyCode, locale),
    })),
    broadcaster: clients.jackpots.broadcaster,
    locale,
  };
}
