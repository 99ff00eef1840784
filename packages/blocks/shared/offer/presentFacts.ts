import type { Offer } from '@lupa/contracts/offer.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import type { BlockContext } from '../../block.ts';
import { formatDepositLimit, formatExpiration, formatMinimumDeposit, formatRollover, formatValidity } from './formatTerms.ts';

/** One figure of an offer card. A value that is not known is '-'. */
export type PresentedFact = { label: string; value: string };

/** What a visitor has to know before pressing the button, in the order of the cards: first the offer's terms, then the casino's ways. */
export type PresentedFacts = Record<
  'minimumDeposit' | 'rollover' | 'expiration' | 'validity' | 'payoutTime' | 'casinoRtp' | 'depositLimit' | 'withdrawalLimit',
  PresentedFact
>;

/** The facts of a partner with the offer that is shown. Without one the casino's own least deposit stands for the offer's. */
export function presentFacts(attributes: PartnerAttributes, offer: Offer | undefined, { microcopy, locale }: BlockContext): PresentedFacts {
  const terms = offer?.attributes;
  const ofOffer = (format: (known: Offer['attributes'], locale: string) => string) => (terms ? format(terms, locale) : '-');
  const offerDeposit = ofOffer(formatMinimumDeposit);
  return {
    minimumDeposit: { label: microcopy.minimum_deposit, value: offerDeposit === '-' ? formatDepositLimit(attributes) : offerDeposit },
    rollover: { label: microcopy.rollover, value: ofOffer((known) => formatRollover(known, locale, microcopy.no_rollover)) },
    expiration: { label: microcopy.expires_on, value: ofOffer(formatExpiration) },
    validity: { label: microcopy.bonus_cost_days, value: ofOffer((known) => formatValidity(known, locale, microcopy)) },
    payoutTime: { label: microcopy.payout_time, value: attributes.payoutTime },
    casinoRtp: { label: microcopy.casino_rtp, value: attributes.casinoRtp },
    depositLimit: { label: microcopy.casino_minimum_deposit, value: formatDepositLimit(attributes) },
    withdrawalLimit: { label: microcopy.withdrawal_limit, value: attributes.withdrawalLimit },
  };
}
