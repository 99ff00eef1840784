import { chooseOffer } from '@lupa/domain/toplistRules.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { roundAverage } from '@lupa/domain/bonusCost/usualCost.ts';
import { type Measure, readAmount, readPayoutTime, readPercent } from '@lupa/domain/measures.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatMoney, formatNumber } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../block.ts';
import { formatBack } from '../shared/bonusCost/describeCost.ts';
import { presentBonusCost, type PresentedBonusCost } from '../shared/bonusCost/presentBonusCost.ts';
import type { SelectableCasino } from '../shared/comparison/CasinoListbox.tsx';
import { currencyOf } from '../shared/offer/formatTerms.ts';
import { type EntrySurroundings, type PresentedEntry, presentEntry } from '../shared/offer/presentEntry.ts';
import { partnersLang, type PresentedScore, presentScore, presentSymbol } from '../shared/offer/presentFacts.ts';
import type { ComparisonCell, ComparisonRowKey } from './comparisonRows.ts';

/** A casino that is compared. JSON, and no more than its column shows. */
export type ComparedCasino = Omit<SelectableCasino, 'rating'> & {
  rating: PresentedScore | null;
  cells: Record<ComparisonRowKey, ComparisonCell>;
  way: CasinoWay;
};

/** A casino that can be compared: its column is fetched when it is. */
export type CandidateCasino = SelectableCasino & { cells: null };

type CasinoWay = Pick<PresentedEntry, 'clickOut' | 'law' | 'review' | 'terms' | 'lang' | 'termsAnchor' | 'verifiedOn'>;

const shownMethods = 5;

export function presentCasino(partner: ToplistPartner, list: EntrySurroundings, context: BlockContext): ComparedCasino {
  const { clickOut, law, review, terms, lang, termsAnchor, verifiedOn, ...entry } = presentEntry(partner, list, context);
  const cost = presentBonusCost(chooseOffer(partner.attributes.offers, partner.attributes.toplistOfferId), list.today, context);
  return {
    slug: entry.slug,
    name: entry.name,
    logo: entry.symbol?.src ?? null,
    rating: entry.rating,
    cells: { ...presentOfferCells(partner, { ...entry, cost }, context), ...presentCasinoCells(partner, entry, context) },
    way: { clickOut, law, review, terms, lang, termsAnchor, verifiedOn },
  };
}

export function presentCandidate({ slug, name, attributes }: ToplistPartner, context: BlockContext): CandidateCasino {
  const rating = attributes.rating === null ? null : presentScore(attributes.rating, context);
  return {
    slug,
    name,
    logo: presentSymbol(attributes, context)?.src ?? null,
    rating: rating && { text: rating.text, label: rating.label },
    cells: null,
  };
}

type OfferRow = 'offer' | 'minimumDeposit' | 'rollover' | CostRow;
type CostRow = 'turnover' | 'nothing' | 'back';
type Entry = Pick<PresentedEntry, 'bonus' | 'isExpired' | 'facts' | 'rating' | 'verdict'>;

function presentOfferCells(
  { attributes }: ToplistPartner,
  { bonus, isExpired, facts, cost }: Entry & { cost: PresentedBonusCost | null },
  context: BlockContext,
): Record<OfferRow, ComparisonCell> {
  const { microcopy, locale } = context;
  const terms = chooseOffer(attributes.offers, attributes.toplistOfferId)?.attributes;
  const expiration = terms?.expiration ? `${microcopy.expires_on} ${formatDate(terms.expiration, locale, 'short')}` : null;
  return {
    offer: inLanguage(
      { ...cell(bonus.text, null, isExpired ? microcopy.offer_expired : expiration), ...(isExpired ? { isOver: true } : {}) },
      bonus.lang,
    ),
    minimumDeposit: inLanguage(
      cell(facts.minimumDeposit.value, minimumDeposit(terms, facts.minimumDeposit.value)),
      facts.minimumDeposit.lang,
    ),
    rollover: cell(facts.rollover.value, measure(terms?.rollover, 'x')),
    ...presentCostCells(cost?.compared ?? null, { microcopy, locale }),
  };
}

function presentCostCells(
  compared: PresentedBonusCost['compared'],
  { microcopy, locale }: Pick<BlockContext, 'microcopy' | 'locale'>,
): Record<CostRow, ComparisonCell> {
  if (compared === null) return { turnover: cell('-'), nothing: cell('-'), back: cell('-') };
  const { currency, turnover, nothing, back } = compared;
  const lost = microcopy.bonus_cost_of_100.replace('{count}', formatNumber(nothing, locale));
  return {
    turnover: cell(formatMoney(turnover, currency, locale), { value: turnover, unit: currency }),
    nothing: cell(lost, { value: nothing, unit: 'people' }),
    back: cell(formatBack(back, currency, locale), { value: roundAverage(back, currency), unit: currency }),
  };
}

function presentCasinoCells(
  { attributes }: ToplistPartner,
  { rating, verdict, facts }: Entry,
  context: BlockContext,
): Record<Exclude<ComparisonRowKey, OfferRow>, ComparisonCell> {
  const { microcopy, locale } = context;
  const own = (shown: ComparisonCell) => inLanguage(shown, partnersLang(context));
  const verified = (name: string) => {
    const date = attributes.facts[name]?.verifiedOn;
    return date ? `${microcopy.verified_on} ${formatDate(date, locale, 'short')}` : null;
  };
  return {
    rating: presentRatingCell(attributes.ratingTotal, rating, context),
    verdict: cell(verdict?.text ?? '-', null, verdict && verdict.reasons.join(' · ')),
    license: own(cell(attributes.license, null, verified('license'))),
    payoutTime: own(cell(attributes.payoutTime, readPayoutTime(attributes.payoutTime), verified('payoutTime'))),
    withdrawalLimit: own(cell(facts.withdrawalLimit.value, readAmount(attributes.withdrawalLimit))),
    casinoRtp: own(cell(facts.casinoRtp.value, readPercent(attributes.casinoRtp))),
    paymentMethods: own(cell(namesOf(attributes.paymentMethods.length > 0 ? attributes.paymentMethods : attributes.paymentMethod))),
    established: cell(attributes.established),
    languages: own(cell(attributes.languageSupport.join(', ') || '-')),
  };
}

/** Casinos whose dials show the same are told apart by the sum. */
function presentRatingCell(total: number | null, rating: Entry['rating'], { microcopy, locale }: BlockContext): ComparisonCell {
  if (total === null) return cell(rating?.text ?? '-', rating && { value: rating.score, unit: '' });
  const sum = formatNumber(total, locale, 3);
  return cell(sum, { value: total, unit: '' }, microcopy.dial_sum.replace('{total}', sum));
}

const cell = (text: string, known: Measure | null = null, note: string | null = null): ComparisonCell => ({
  text,
  ...(known ? { measure: known } : {}),
  ...(note === null ? {} : { note }),
});

const inLanguage = (shown: ComparisonCell, lang: string | undefined): ComparisonCell =>
  lang === undefined || shown.text === '-' ? shown : { ...shown, lang };

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
