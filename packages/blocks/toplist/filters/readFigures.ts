import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { market } from '@lupa/contracts/market.ts';
import { currencySign } from '@lupa/domain/currencies.ts';
import { readAmount, readPayoutTime } from '@lupa/domain/measures.ts';
import { currencyOf, formatDepositLimit } from '../../shared/offer/formatTerms.ts';
import { shownOffer } from '../../shared/offer/presentEntry.ts';
import type { EntryFigures } from './toplistBounds.ts';

/** The figures of a partner with the offer that its card shows. */
export function readFigures(attributes: PartnerAttributes): EntryFigures {
  const terms = shownOffer(attributes)?.attributes;
  const deposit = terms?.minimumDeposit ?? null;
  const isInMarketsMoney = terms !== undefined && [market.currency, null].includes(currencyOf(terms));
  return {
    nota: attributes.rating,
    deposito: deposit === null ? readOwnDeposit(attributes) : isInMarketsMoney ? deposit : null,
    rollover: terms?.rollover ?? null,
    retiro: readPayoutTime(attributes.payoutTime)?.value ?? null,
  };
}

const unitsOfMarket = ['', currencySign.toLowerCase(), market.currency.toLowerCase()];

/** The least that a casino takes without an offer, as far as it is in the market's money. */
function readOwnDeposit(attributes: PartnerAttributes): number | null {
  const amount = readAmount(formatDepositLimit(attributes));
  return amount && unitsOfMarket.includes(amount.unit) ? amount.value : null;
}
