import type { Offer } from '@lupa/contracts/offer.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { BlockContext } from '../block.ts';
import { currencyOf } from '../partners/formatTerms.ts';
import { readAmount, readPayoutTime, readPercent, type Measure } from '../partners/readMeasure.ts';
import { presentEntry, shownOffer, type EntrySurroundings, type PresentedEntry } from '../toplist/presentEntry.ts';
import type { ComparisonCell, ComparisonRowKey } from './comparisonRows.ts';

/** A casino that can be compared: its entry in the toplist and a cell for every row. JSON, so that an island can take it. */
export type ComparedCasino = { entry: PresentedEntry; cells: Record<ComparisonRowKey, ComparisonCell> };

const shownMethods = 5;

/** A partner of a toplist as a column of the comparison. */
export function presentCasino(partner: ToplistPartner, list: EntrySurroundings, context: BlockContext): ComparedCasino {
  const { attributes } = partner;
  const { microcopy, locale } = context;
  const entry = presentEntry(partner, list, context);
  const terms = shownOffer(attributes)?.attributes;
  const dated = (label: string, date: string | null | undefined) => (date ? `${label} ${formatDate(date, locale, 'short')}` : null);
  const verified = (name: string) => dated(microcopy.verified_on, attributes.facts[name]?.verifiedOn);
  const { rating, facts } = entry;
  return {
    entry,
    cells: {
      rating: cell(rating?.text ?? '-', rating && { value: rating.score, unit: '' }),
      license: cell(attributes.license, null, verified('license')),
      offer: cell(entry.bonus, null, entry.isExpired ? microcopy.offer_expired : dated(microcopy.expires_on, terms?.expiration)),
      minimumDeposit: cell(facts.minimumDeposit.value, minimumDeposit(terms, facts.minimumDeposit.value)),
      rollover: cell(facts.rollover.value, measure(terms?.rollover, 'x')),
      payoutTime: cell(attributes.payoutTime, readPayoutTime(attributes.payoutTime), verified('payoutTime')),
      withdrawalLimit: cell(attributes.withdrawalLimit, readAmount(attributes.withdrawalLimit)),
      casinoRtp: cell(attributes.casinoRtp, readPercent(attributes.casinoRtp)),
      paymentMethods: cell(namesOf(attributes.paymentMethods.length > 0 ? attributes.paymentMethods : attributes.paymentMethod)),
      established: cell(attributes.established),
      languages: cell(attributes.languageSupport.join(', ') || '-'),
    },
  };
}

const cell = (text: string, measure: Measure | null = null, note: string | null = null): ComparisonCell => ({ text, measure, note });

const measure = (value: number | null | undefined, unit: string): Measure | null =>
  value === null || value === undefined ? null : { value, unit };

function minimumDeposit(terms: Offer['attributes'] | undefined, text: string): Measure | null {
  const currency = terms ? currencyOf(terms) : null;
  return (currency ? measure(terms?.minimumDeposit, currency) : null) ?? readAmount(text);
}

function namesOf(methods: { name: string }[]): string {
  const names = methods.map(({ name }) => name).filter((name) => name !== '');
  const more = names.length - shownMethods;
  return [names.slice(0, shownMethods).join(', '), more > 0 ? ` +${more}` : ''].join('') || '-';
}
