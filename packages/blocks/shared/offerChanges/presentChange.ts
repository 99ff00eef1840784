import type { Microcopy, MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import { nameGameType } from '@lupa/contracts/gameType.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import type { OfferTerm } from '@lupa/contracts/offerVersion.ts';
import { usualCostOf } from '@lupa/domain/bonusCost/usualCost.ts';
import type { OfferChange } from '@lupa/domain/offerChanges.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatMoney, formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../../block.ts';
import { formatBack } from '../bonusCost/describeCost.ts';
import { currencyOf, formatHeadline } from '../offer/formatTerms.ts';

export type ChangedValue = { name: string; before: string; after: string };

export type PresentedChange = {
  offer: string;
  /** What happened to the offer as a whole; null where its terms changed. */
  event: string | null;
  terms: ChangedValue[];
  cost: ChangedValue[];
  /** For whoever takes it; null where the cost stayed, is not known, or got better in one way and worse in another. */
  verdict: { text: string; tone: 'good' | 'caution' } | null;
};

type Texts = Pick<BlockContext, 'locale' | 'microcopy'>;

export function presentChange({ before, after, terms }: OfferChange, context: Texts): PresentedChange {
  const { microcopy } = context;
  const told = after ?? before;
  const offer = told ? formatHeadline(told, context).text : '';
  if (!before || !after) {
    const event = after ? microcopy.offer_change_new : microcopy.offer_change_ended;
    return { offer, event, terms: [], cost: [], verdict: null };
  }
  // A title repeats what the other terms say.
  const shown = terms.length > 1 ? terms.filter((term) => term !== 'titlePreview') : terms;
  return {
    offer,
    event: null,
    terms: shown.map((term) => ({
      name: microcopy[termNames[term]],
      before: formatTerm(term, before, context),
      after: formatTerm(term, after, context),
    })),
    ...presentEffect(before, after, context),
  };
}

const termNames = {
  titlePreview: 'offer_term_title',
  percentage: 'offer_term_percentage',
  amount1: 'offer_term_amount',
  currency1: 'offer_term_currency',
  currency: 'offer_term_currency',
  minimumDeposit: 'minimum_deposit',
  rollover: 'rollover',
  rolloverBasis: 'offer_term_basis',
  gameWeights: 'offer_term_weights',
  maximumBet: 'offer_term_maximum_bet',
  maximumCashout: 'offer_term_maximum_cashout',
  minimumWithdrawal: 'offer_term_minimum_withdrawal',
  isSticky: 'offer_term_sticky',
  validityDays: 'offer_term_validity',
  expiration: 'offer_term_expiration',
  freeSpins: 'offer_term_free_spins',
  spinValue: 'offer_term_spin_value',
  spinRollover: 'offer_term_spin_rollover',
  cashbackMinimumLoss: 'offer_term_minimum_loss',
  cashbackPaidAs: 'offer_term_paid_as',
  terms: 'offer_term_terms',
} as const satisfies Record<OfferTerm, MicrocopyKey>;

function formatTerm(term: OfferTerm, offer: Offer, { locale, microcopy }: Texts): string {
  const { attributes } = offer;
  const missing = microcopy.offer_term_missing;
  const currency = currencyOf(attributes);
  const show = <Value>(value: Value | null, format: (value: Value) => string): string => (value === null ? missing : format(value));
  const money = (amount: number) => (currency === null ? formatNumber(amount, locale) : formatMoney(amount, currency, locale));
  switch (term) {
    case 'amount1':
    case 'minimumDeposit':
    case 'maximumBet':
    case 'maximumCashout':
    case 'minimumWithdrawal':
    case 'spinValue':
    case 'cashbackMinimumLoss':
      return show(attributes[term], money);
    case 'rollover':
    case 'spinRollover':
      return show(attributes[term], (times) => (times === 0 ? microcopy.no_rollover : `${formatNumber(times, locale)}x`));
    case 'percentage':
      return show(attributes.percentage, (share) => formatPercent(share, locale));
    case 'freeSpins':
      return show(attributes.freeSpins, (count) => formatNumber(count, locale));
    case 'validityDays':
      return show(attributes.validityDays, (days) =>
        days === 1 ? microcopy.days_count_one : microcopy.days_count.replace('{count}', formatNumber(days, locale)),
      );
    case 'expiration':
      return show(attributes.expiration, (day) => formatDate(day, locale, 'short'));
    case 'isSticky':
      return show(attributes.isSticky, (isSticky) => (isSticky ? microcopy.offer_sticky_yes : microcopy.offer_sticky_no));
    case 'rolloverBasis':
      return show(attributes.rolloverBasis, (basis) => microcopy[basisNames[basis]]);
    case 'cashbackPaidAs':
      return show(attributes.cashbackPaidAs, (form) => (form === 'cash' ? microcopy.offer_paid_cash : microcopy.offer_paid_bonus));
    case 'gameWeights':
      return formatWeights(attributes.gameWeights, locale) || missing;
    case 'currency1':
    case 'currency':
      return attributes[term].map(({ currencyCode }) => currencyCode).join(', ') || missing;
    case 'titlePreview':
      return formatHeadline(offer, { locale, microcopy }).text || missing;
    case 'terms':
      return attributes.terms || missing;
  }
}

const basisNames = {
  bonus: 'offer_basis_bonus',
  depositAndBonus: 'offer_basis_deposit_and_bonus',
  winnings: 'offer_basis_winnings',
} as const satisfies Record<NonNullable<Offer['attributes']['rolloverBasis']>, keyof Microcopy>;

function formatWeights(weights: Offer['attributes']['gameWeights'], locale: string): string {
  return Object.entries(weights)
    .map(([type, share]) => `${nameGameType(type, locale) ?? type}: ${formatPercent(share, locale)}`)
    .join(', ');
}

/** What came back of the usual deposit, and how many of 100 lost everything, before and after. */
function presentEffect(before: Offer, after: Offer, { locale, microcopy }: Texts): Pick<PresentedChange, 'cost' | 'verdict'> {
  const currency = currencyOf(after.attributes);
  const [old, present] = [before, after].map((offer) => (currency === null ? null : usualCostOf(offer, currency)));
  if (currency === null || old?.is !== 'known' || present?.is !== 'known') return { cost: [], verdict: null };
  const back = [old, present].map(({ result }) => formatBack(result.back, currency, locale));
  const lost = [old, present].map(({ result }) =>
    microcopy.bonus_cost_of_100.replace('{count}', formatNumber(result.people.nothing, locale)),
  );
  const figures = [
    { name: microcopy.bonus_cost_back, before: back[0] ?? '', after: back[1] ?? '' },
    { name: microcopy.bonus_cost_lost_of_100, before: lost[0] ?? '', after: lost[1] ?? '' },
  ];
  const cost = figures.filter((figure) => figure.before !== figure.after);
  const moreBack = Math.sign(present.result.back - old.result.back);
  const fewerLose = Math.sign(old.result.people.nothing - present.result.people.nothing);
  // More for a few and nothing for more people is neither.
  if (back[0] === back[1] || moreBack * fewerLose < 0) return { cost, verdict: null };
  return {
    cost,
    verdict: moreBack > 0 ? { text: microcopy.offer_change_better, tone: 'good' } : { text: microcopy.offer_change_worse, tone: 'caution' },
  };
}
