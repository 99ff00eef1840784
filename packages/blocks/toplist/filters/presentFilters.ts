import { chooseOffer } from '@lupa/domain/toplistRules.ts';
import { contentQueryKeys, formatContentQuery } from '@lupa/contracts/pageQuery.ts';
import type { ToplistPartner, PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { market } from '@lupa/contracts/market.ts';
import { formatMoney, formatNumber } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../../block.ts';
import { slugify } from '@lupa/domain/foldText.ts';
import { tellOpened } from '../../shared/filters/shownFilters.ts';
import { readFilters, readOrder } from './showMatching.ts';
import { type BoundKey, boundKeys, boundValues, orderBy, type EntryFigures } from './toplistBounds.ts';
import {
  type FilterChoice,
  type FilterKey,
  filterKeys,
  type FilterValues,
  isBound,
  limitToChoices,
  readFilterable,
  type ListFilters,
} from './toplistFilters.ts';
import { currencySign } from '@lupa/domain/currencies.ts';
import { readAmount, readLicenceAuthority, readPayoutTime } from '@lupa/domain/measures.ts';
import { currencyOf, formatDepositLimit } from '../../shared/offer/formatTerms.ts';

function readFigures(attributes: PartnerAttributes): EntryFigures {
  const terms = chooseOffer(attributes.offers, attributes.toplistOfferId)?.attributes;
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
  const amount = readAmount(formatDepositLimit(attributes, market.locale));
  return amount && unitsOfMarket.includes(amount.unit) ? amount.value : null;
}

export type PresentedFilters = ListFilters & {
  /** What the page's address asks for, as far as blocks may understand it: `pago=webpay`. */
  search: string;
};

type Names = { bonusTypes: Record<string, string>; providers: Map<string, string> };

/** As they stand beside each other: what most people ask for first. */
const shownKeys: readonly FilterKey[] = ['nota', 'rollover', 'deposito', 'retiro', 'licencia', 'pago', 'proveedor', 'bono'];

/** The filters with the choices that partners have; null where none leaves anybody out. Tells the address which values it knows. */
export function presentFilters(
  partners: ToplistPartner[],
  names: Names,
  { query, microcopy, locale }: Pick<BlockContext, 'query' | 'microcopy' | 'locale'>,
): PresentedFilters | null {
  const figures = partners.map(({ attributes }) => readFigures(attributes));
  const has = partners.map(({ attributes }, place) => readFilterable(attributes, figures[place] ?? noFigures));
  const labels = labelFilters(microcopy);
  const named = nameChoices(partners, names);
  const choose = (key: FilterKey) => (isBound(key) ? listBounds(has, key, { microcopy, locale }) : listChoices(has, key, named[key]));
  const groups = shownKeys
    .map((key) => ({ key, label: labels[key], choices: choose(key) }))
    .filter(({ key, choices }) => choices.some(({ value }) => has.some((values) => !values[key].includes(value))));
  if (groups.length === 0) return null;

  const tellsApart = (key: BoundKey) => new Set(figures.map((each) => each[key])).size > 1;
  const orders = Object.fromEntries(boundKeys.filter(tellsApart).map((key) => [key, orderBy(key, figures)]));
  const asked = Object.fromEntries(contentQueryKeys.map((key) => [key, query.read(key)]));
  const selected = limitToChoices(readFilters(asked), groups);
  tellOpened(query, [...groups.map(({ key }) => key), 'ordenar']);
  for (const key of filterKeys) if (selected[key].length > 0) query.use(key, selected[key]);
  const order = readOrder(asked);
  if (order !== null && orders[order]) query.use('ordenar', [order]);
  return { groups, entries: has.map((values) => limitToChoices(values, groups)), orders, search: formatContentQuery(asked) };
}

const noFigures = { nota: null, deposito: null, rollover: null, retiro: null };

type Texts = Pick<BlockContext, 'microcopy'>['microcopy'];

function labelFilters(microcopy: Texts): Record<FilterKey, string> {
  return {
    pago: microcopy.filter_payment,
    proveedor: microcopy.filter_provider,
    bono: microcopy.filter_bonus_type,
    nota: microcopy.rating,
    licencia: microcopy.license,
    deposito: microcopy.minimum_deposit,
    rollover: microcopy.rollover,
    retiro: microcopy.payout_time,
  };
}

function nameChoices(
  partners: ToplistPartner[],
  { bonusTypes, providers }: Names,
): Record<Exclude<FilterKey, BoundKey>, Map<string, string>> {
  const licences = partners.map(({ attributes }) => readLicenceAuthority(attributes.license)).filter((licence) => licence !== '-');
  return {
    pago: namesOfMethods(partners),
    proveedor: providers,
    bono: new Map(Object.entries(bonusTypes)),
    licencia: new Map(licences.toReversed().map((licence) => [slugify(licence), licence])),
  };
}

function listBounds(partners: FilterValues[], key: BoundKey, texts: Pick<BlockContext, 'microcopy' | 'locale'>): FilterChoice[] {
  return boundValues[key]
    .map((bound) => ({ value: String(bound), name: formatBound(key, bound, texts) }))
    .filter(({ value }) => {
      const count = partners.filter((has) => has[key].includes(value)).length;
      return count > 0 && count < partners.length;
    });
}

/** `8 o más`, `Hasta $10.000`, `Hasta 30x`, `Hasta 24 horas`. */
function formatBound(key: BoundKey, bound: number, { microcopy, locale }: Pick<BlockContext, 'microcopy' | 'locale'>): string {
  const figure = formatNumber(bound, locale);
  if (key === 'nota') return microcopy.filter_at_least.replace('{figure}', figure);
  if (key === 'rollover' && bound === 0) return microcopy.no_rollover;
  const figures = {
    deposito: formatMoney(bound, market.currency, locale),
    rollover: `${figure}x`,
    retiro: microcopy.hours_count.replace('{count}', figure),
  };
  return microcopy.filter_at_most.replace('{figure}', figures[key]);
}

function namesOfMethods(partners: ToplistPartner[]): Map<string, string> {
  const names = partners.flatMap(({ attributes }) => attributes.paymentMethods.map(({ name }) => name.trim()));
  return new Map(names.toReversed().map((name) => [slugify(name), name]));
}

function listChoices(partners: FilterValues[], key: FilterKey, names: Map<string, string>): FilterChoice[] {
  const counts = new Map<string, number>();
  for (const value of partners.flatMap((has) => has[key])) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .flatMap(([value, count]) => ({ value, count, name: names.get(value) ?? '' }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'es'))
    .map(({ value, name }) => ({ value, name }));
}
