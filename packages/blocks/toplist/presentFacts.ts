import type { Offer } from '@lupa/contracts/offer.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatMoney, formatNumber } from '@lupa/ui/formatNumber.ts';
import type { IconName } from '@lupa/ui/iconPaths.ts';
import type { BlockContext } from '../block.ts';

/** One figure of an offer card. `verifiedOn` is when its source was last looked at. */
export type PresentedFact = { label: string; value: string; icon: IconName; verifiedOn: string | null };

/** What a visitor has to know before pressing the button. A value that is not known is '-'. */
export function presentFacts(
  attributes: PartnerAttributes,
  offer: Offer | undefined,
  { microcopy, locale }: BlockContext,
): { facts: PresentedFact[]; license: PresentedFact } {
  const terms = offer?.attributes;
  const verifiedOn = (name: string) => {
    const date = attributes.facts[name]?.verifiedOn;
    return date ? formatDate(date, locale, 'short') : null;
  };
  const rollover = terms?.rollover ?? null;
  return {
    license: { label: microcopy.license, value: attributes.license, icon: 'shield', verifiedOn: verifiedOn('license') },
    facts: [
      { label: microcopy.minimum_deposit, value: minimumDeposit(attributes, offer, locale), icon: 'wallet', verifiedOn: null },
      {
        label: microcopy.rollover,
        value: rollover === null ? '-' : `${formatNumber(rollover, locale)}x`,
        icon: 'repeat',
        verifiedOn: null,
      },
      {
        label: microcopy.expires_on,
        value: terms?.expiration ? formatDate(terms.expiration, locale, 'short') : '-',
        icon: 'calendar',
        verifiedOn: null,
      },
      { label: microcopy.payout_time, value: attributes.payoutTime, icon: 'clock', verifiedOn: verifiedOn('payoutTime') },
      { label: microcopy.withdrawal_limit, value: attributes.withdrawalLimit, icon: 'card', verifiedOn: verifiedOn('withdrawalLimit') },
      { label: microcopy.casino_rtp, value: attributes.casinoRtp, icon: 'percent', verifiedOn: verifiedOn('casinoRtp') },
    ],
  };
}

function minimumDeposit({ depositLimit, depositLimitCurrency }: PartnerAttributes, offer: Offer | undefined, locale: string): string {
  const terms = offer?.attributes;
  if (terms && terms.minimumDeposit !== null) {
    const currency = (terms.currency1[0] ?? terms.currency[0])?.currencyCode;
    return currency ? formatMoney(terms.minimumDeposit, currency, locale) : formatNumber(terms.minimumDeposit, locale);
  }
  return depositLimit === '-' ? '-' : `${depositLimitCurrency[0]?.currencySymbol ?? ''}${depositLimit}`;
}
