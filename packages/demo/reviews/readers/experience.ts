import type { GameType } from '@lupa/contracts/gameType.ts';
import { z } from 'zod';
import type { DemoPartner } from '../../partners/partner.schema.ts';
import { choose, upperFirst } from '../../writing/words.ts';
import { formatNumber, formatPercent, formatPesos } from '../../writing/figures.ts';
import { paymentMethodName } from '../../writing/paymentMethods.ts';
import { readContent } from '../../writing/readContent.ts';
import { gameNames } from '../gameSection.ts';

const text = z.string().min(1);
const texts = z.array(text).min(1);

/** Who writes, and in which words: `content/readers.yaml`. */
export const readerWords = readContent(
  'readers.yaml',
  z.strictObject({
    names: texts,
    cities: texts,
    days: texts,
    /** From January. */
    months: z.tuple([text], text),
    counts: texts,
  }),
);

const deposits = [5000, 8000, 10000, 12000, 15000, 20000, 25000, 30000, 40000, 50000, 60000] as const;
const payouts = [6400, 9800, 13500, 18200, 22700, 27500, 31400, 36900, 44000, 52300, 68000, 75600, 91000, 118000] as const;

export type Experience = ReturnType<typeof buildExperience>;

/**
 * What one reader did at one casino: every figure fits what the casino's entry says.
 * @param date the ISO date of the opinion: what it tells happened before
 */
export function buildExperience(partner: DemoPartner, date: string, seed: string) {
  const [shortest, longest] = partner.payoutHours;
  const among = <Item>(what: string, items: readonly Item[]): Item => choose(`${seed}-${what}`, items as readonly [Item, ...Item[]]);
  const share = among('parte', [0, 0.08, 0.15, 0.22]);
  const { days, months, counts } = readerWords;
  const rollover = partner.offers[0]?.rollover;
  return {
    partner,
    /** What was paid in, and what was asked back: `$15.000`. */
    deposit: formatPesos(
      among(
        'deposito',
        deposits.filter((amount) => amount >= partner.minimumDeposit),
      ),
    ),
    payout: formatPesos(
      among(
        'retiro',
        payouts.filter((amount) => amount >= partner.minimumWithdrawal),
      ),
    ),
    /** Payment methods by which it came in and went out. */
    into: paymentMethodName(among('entrada', partner.deposits)),
    out: paymentMethodName(among('salida', partner.withdrawals)),
    /** Near the best and near the worst case of the casino: `5 horas`, `3 días`. */
    quick: formatHours(shortest + (longest - shortest) * share),
    slow: formatHours(longest - (longest - shortest) * share),
    /** `las tragamonedas`, `la ruleta` */
    game: among('juego', gamesOf(partner.gameTypes)),
    /** `un martes`, `un feriado` */
    day: among('dia', days),
    /** `marzo` */
    month: months[Math.max(0, Number(date.slice(5, 7)) - among('mes', [2, 3, 4]))] ?? months[0],
    /** A small count: of withdrawals, of weeks. */
    count: among('cuenta', counts),
    minutes: among('minutos', [2, 3, 4, 5, 6, 8, 9, 11]),
    rollover: rollover ? formatNumber(rollover) : null,
  };
}

/** What the opinions may name. */
export function experienceFigures({ partner, rollover, ...experience }: Experience) {
  const { count, minutes, day, game } = experience;
  const otherCount = count === 'tres' ? 'dos' : 'tres';
  return {
    ...experience,
    casino: partner.name,
    licence: partner.licence.name,
    averageReturn: formatPercent(partner.rtp),
    numberOfGames: formatNumber(partner.numberOfGames),
    minimumWithdrawal: formatPesos(partner.minimumWithdrawal),
    rollover: rollover ?? '',
    gameName: game.replace(/^(?:el|la|los|las) /, ''),
    dayAtStart: upperFirst(day),
    countAtStart: upperFirst(count),
    otherCount,
    otherCountAtStart: upperFirst(otherCount),
    threefoldMinutes: minutes * 3,
    fourfoldMinutes: minutes * 4,
    sevenfoldMinutes: minutes * 7,
    tenfoldMinutes: minutes * 10,
  };
}

function gamesOf(types: readonly GameType[]): string[] {
  const names = types.flatMap((type) => gameNames[type]?.withArticle ?? []);
  return names.length > 0 ? names : ['las mesas'];
}

function formatHours(hours: number): string {
  const rounded = Math.max(1, Math.round(hours));
  if (rounded > 47) return `${Math.round(rounded / 24)} días`;
  return rounded === 1 ? 'una hora' : `${rounded} horas`;
}
