import type { GameType } from '@lupa/contracts/gameType.ts';
import { choose } from '../../writing/choose.ts';
import { formatNumber, formatPesos } from '../../writing/figures.ts';
import { paymentMethodName } from '../../writing/paymentMethods.ts';
import type { DemoPartner } from '../../partners/partner.schema.ts';

/** What one reader did at one casino, in words: every figure fits what the casino's entry says. */
export type Experience = {
  partner: DemoPartner;
  /** What was paid in, and what was asked back: `$15.000`. */
  deposit: string;
  payout: string;
  /** Payment methods by which it came in and went out. */
  into: string;
  out: string;
  /** Near the best and near the worst case of the casino: `5 horas`, `3 días`. */
  quick: string;
  slow: string;
  /** `las tragamonedas`, `la ruleta` */
  game: string;
  /** The same without its article: `tragamonedas`. */
  gameName: string;
  /** `un martes`, `un domingo en la noche` */
  day: string;
  /** `marzo` */
  month: string;
  /** A small count: of withdrawals, of weeks. */
  count: string;
  minutes: number;
  rollover: string | null;
};

const deposits = [5000, 8000, 10000, 12000, 15000, 20000, 25000, 30000, 40000, 50000, 60000] as const;
const payouts = [6400, 9800, 13500, 18200, 22700, 27500, 31400, 36900, 44000, 52300, 68000, 75600, 91000, 118000] as const;
const days = ['un lunes', 'un martes', 'un miércoles', 'un jueves', 'un viernes', 'un sábado', 'un domingo', 'un feriado'] as const;
const months = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre'] as const;

/** `date` is the ISO date of the opinion: what it tells happened before. */
export function buildExperience(partner: DemoPartner, date: string, seed: string): Experience {
  const { payoutHours, offers, gameTypes } = partner;
  const [shortest, longest] = payoutHours;
  const among = <Item>(what: string, items: readonly Item[]): Item => choose(`${seed}-${what}`, items as readonly [Item, ...Item[]]);
  const share = among('parte', [0, 0.08, 0.15, 0.22]);
  const game = among('juego', gamesOf(gameTypes));
  return {
    partner,
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
    into: paymentMethodName(among('entrada', partner.deposits)),
    out: paymentMethodName(among('salida', partner.withdrawals)),
    quick: duration(shortest + (longest - shortest) * share),
    slow: duration(longest - (longest - shortest) * share),
    game,
    gameName: game.replace(/^(?:el|la|los|las) /, ''),
    day: among('dia', days),
    month: months[Math.max(0, Number(date.slice(5, 7)) - among('mes', [2, 3, 4]))] ?? 'enero',
    count: among('cuenta', ['tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho']),
    minutes: among('minutos', [2, 3, 4, 5, 6, 8, 9, 11]),
    rollover: offers[0]?.rollover ? formatNumber(offers[0].rollover) : null,
  };
}

const gameNames: Partial<Record<GameType, string>> = {
  SLOTS: 'las tragamonedas',
  ROULETTE: 'la ruleta',
  BLACKJACK: 'el blackjack',
  BACCARAT: 'el baccarat',
  GAME_SHOWS: 'los shows en vivo',
  CRASH_GAMES: 'el crash',
  VIDEO_POKER: 'el video póker',
  BINGO: 'el bingo',
  KENO: 'el keno',
  CRAPS: 'los dados',
  SCRATCH_CARDS: 'los raspes',
};

function gamesOf(types: readonly GameType[]): string[] {
  const names = types.flatMap((type) => gameNames[type] ?? []);
  return names.length > 0 ? names : ['las mesas'];
}

function duration(hours: number): string {
  const rounded = Math.max(1, Math.round(hours));
  if (rounded > 47) return `${Math.round(rounded / 24)} días`;
  return rounded === 1 ? 'una hora' : `${rounded} horas`;
}
