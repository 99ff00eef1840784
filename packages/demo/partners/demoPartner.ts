import { formatPercent, formatPesos } from '../writing/figures.ts';
import { withFixedPercent } from '../writing/prose.ts';
import type { DemoOffer, DemoPartner, OfferType } from './partner.schema.ts';

/** The rating out of ten with one decimal. */
export function ratingOf({ score }: Pick<DemoPartner, 'score'>): number {
  return score.rating;
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

/** The terms that a card has no place of its own for: rollover, minimum deposit and expiry are there already. */
export function termsOfOffer({ rollover, validityDays, maximumBet, fineprint }: DemoOffer): string {
  const sentences = [
    rollover && validityDays ? `${validityDays} ${validityDays === 1 ? 'día' : 'días'} para cumplirlo` : null,
    maximumBet ? `Apuesta máxima con bono: ${formatPesos(maximumBet)}` : null,
    withFixedPercent(fineprint.replace(/\.$/, '')),
  ].filter(Boolean);
  return `${sentences.join('. ')}.`;
}
