import { sumRating } from '@lupa/domain/rating.ts';
import type { GameType } from '@lupa/contracts/gameType.ts';
import type { AuthorKey } from '../content/authors.ts';
import type { PaymentMethodKey } from '../content/paymentMethods.ts';
import { formatPercent, formatPesos } from '../content/figures.ts';
import { withFixedPercent } from '../content/prose.ts';

export const ratingWeights = { Confianza: 0.3, Pagos: 0.25, Bonos: 0.2, Juegos: 0.15, Atención: 0.1 } as const;
export type RatingPartName = keyof typeof ratingWeights;

export type OfferType = 'welcome' | 'freeSpins' | 'noDeposit' | 'cashback' | 'reload' | 'live';

/** An offer of the demo. Amounts are in pesos; `rollover` counts how often the bonus is played through. */
export type DemoOffer = {
  /** Path of the click-out, unique within its partner. */
  proxy: string;
  type: OfferType;
  percentage: number | null;
  amount: number | null;
  freeSpins: number | null;
  rollover: number | null;
  /** The rollover is counted on the deposit and the bonus together. */
  isOnDepositToo?: true;
  minimumDeposit: number | null;
  validityDays: number | null;
  /** ISO date after which the offer is gone; null when the casino gives none. */
  expiration: string | null;
  maximumBet: number | null;
  /** What else the terms say, in one sentence. */
  fineprint: string;
  verifiedOn: string;
};

export type DemoPartner = {
  slug: string;
  name: string;
  established: number;
  isActive: boolean;
  recommendedPartner: string | null;
  reviewer: AuthorKey;
  testedOn: string;
  licence: { name: string; verifiedOn: string };
  scores: Record<RatingPartName, number>;
  /** Average RTP that the casino publishes, in percent. */
  rtp: number;
  depositTime: string;
  /** Shortest and longest payout that was measured or promised, in hours. */
  payoutHours: readonly [number, number];
  withdrawalLimit: string;
  minimumWithdrawal: number;
  minimumDeposit: number;
  numberOfGames: number;
  gameTypes: readonly GameType[];
  providers: readonly number[];
  deposits: readonly PaymentMethodKey[];
  withdrawals: readonly PaymentMethodKey[];
  compatibility: string;
  languages: readonly string[];
  support: readonly string[];
  security: string;
  reputation: string;
  pros: readonly string[];
  cons: readonly string[];
  /** What the casino is, in two sentences. */
  summary: string;
  /** The editor's opinion, in prose. */
  verdict: string;
  /** What was tried with own money, with amounts and times. */
  diary: string;
  offers: readonly DemoOffer[];
};

/** The rating out of ten with one decimal: the weighted sum of its parts. */
export function ratingOf({ scores }: Pick<DemoPartner, 'scores'>): number {
  const parts = (Object.keys(ratingWeights) as RatingPartName[]).map((name) => ({ score: scores[name], weight: ratingWeights[name] }));
  return sumRating(parts)?.rating ?? 0;
}

/** `100 % hasta $300.000 + 50 giros gratis` */
export function titleOfOffer({ type, percentage, amount, freeSpins }: DemoOffer): string {
  const spins = freeSpins === null ? null : `${freeSpins} giros gratis`;
  const parts: Record<OfferType, (string | null)[]> = {
    welcome: [percentage && amount ? `${formatPercent(percentage)} hasta ${formatPesos(amount)}` : null, spins],
    reload: [percentage && amount ? `Recarga del ${formatPercent(percentage)} hasta ${formatPesos(amount)}` : null, spins],
    live: [percentage && amount ? `${formatPercent(percentage)} hasta ${formatPesos(amount)} en casino en vivo` : null, spins],
    cashback: [percentage ? `Cashback del ${formatPercent(percentage)}${amount ? ` hasta ${formatPesos(amount)}` : ''}` : null],
    noDeposit: [amount ? `${formatPesos(amount)} sin depósito` : null, spins && !amount ? `${spins} sin depósito` : spins],
    freeSpins: [spins],
  };
  return parts[type].filter(Boolean).join(' + ');
}

/** The terms that a card has no place of its own for: rollover, minimum deposit and expiry stand there already. */
export function termsOfOffer({ rollover, validityDays, maximumBet, fineprint }: DemoOffer): string {
  const sentences = [
    rollover && validityDays ? `${validityDays} ${validityDays === 1 ? 'día' : 'días'} para cumplirlo` : null,
    maximumBet ? `Apuesta máxima con bono: ${formatPesos(maximumBet)}` : null,
    withFixedPercent(fineprint.replace(/\.$/, '')),
  ].filter(Boolean);
  return `${sentences.join('. ')}.`;
}
