import { leadsNowhere } from '@lupa/ui/anchor.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { type BlockContext, type BlockLoader, type DetailLoader, defineError, type BlockHead, presentHead } from '../block.ts';
import { detailAddress } from '../shared/detail/detailAddress.ts';
import { loadBonusTypes, loadRecommended, loadSummaries } from '../shared/offer/loadPartner.ts';
import { type EntrySurroundings, presentEntry, type PresentedEntry } from '../shared/offer/presentEntry.ts';
import type { PresentedDetail } from '../shared/detail/presentDetail.ts';
import { type LabelledLink, presentHelp, presentLink, type PresentedLink } from '../shared/section/presentLink.ts';
import { type PresentedFilters, presentFilters } from './filters/presentFilters.ts';
import type { FilterMarket } from './filters/ToplistFilter.island.tsx';
import type { EntryDetailProps } from './EntryDetail.tsx';
import { listPartners, loadEntryDetail, presentEntryDetails } from './entryDetails.load.server.ts';
import { presentStrengths } from '../shared/rating/presentStrength.ts';
import { presentTies } from './presentTies.ts';
import type { StoredToplist } from './toplist.schema.ts';

/** An entry of a toplist: its card, and what unfolds in it. `isCompared`: while the visitor has chosen nobody. */
export type ToplistEntry = PresentedEntry & { details: PresentedDetail[]; isCompared: boolean };

export type ToplistProps = BlockHead & {
  variant: StoredToplist['variant'];
  entries: ToplistEntry[];
  /** How those are ordered whose dials show the same; null where there are none. */
  tieRule: string | null;
  /** How many of `entries` the list has: where it can be filtered, those beyond its end are found by the filters. */
  listed: number;
  /** Null where the list has all casinos of the market, and where nothing is filtered. */
  market: FilterMarket | null;
  /** Who pays to stand beside the list, without a place in it. */
  highlight: PresentedEntry | null;
  /** How many of `entries` are there before "Ver más". */
  visibleEntries: number;
  moreAddress: string;
  /** Null where the editor wants none, or where nothing tells the partners apart. */
  filters: PresentedFilters | null;
  link: LabelledLink | null;
  help: PresentedLink;
};

export const EmptyToplistError = defineError('EmptyToplistError', (identifier: string) => `The toplist "${identifier}" has no partners.`);

/** @throws EmptyToplistError */
export const loadToplist: BlockLoader<StoredToplist, ToplistProps> = async (stored, context) => {
  // Asked for together with the list: they do not need it.
  const [bonusTypes, providers] = [loadBonusTypes(context), loadProviderNames(stored, context)];
  const identifier = stored.toplist ?? context.initialToplist;
  const answer = await context.clients.partners.fetchToplist(identifier);
  const listed = listPartners(stored, answer);
  const partners = listed.map(({ partner }) => partner);
  if (!answer || partners.length === 0) throw new EmptyToplistError(identifier);
  const [typesOfBonuses, market, recommended, summaries, seeds] = await Promise.all([
    bonusTypes,
    stored.showFilters ? loadMarket(stored, partners.length, context) : null,
    loadRecommended(partners, context),
    stored.variant === 'mini-review-component' ? loadSummaries(partners, context) : new Map(),
    context.seeds,
  ]);
  const { responseId, orderedBy } = answer;
  const strengths = presentStrengths(partners, context);
  const ties = presentTies(partners, orderedBy, context);
  const today = dayInMarket(context.now);
  const list = { blockId: stored.id, identifier, responseId, orderedBy, ties: ties.decides, today };
  return {
    ...presentHead(stored, context),
    variant: stored.variant,
    entries: listed.map(({ partner, position }) => {
      const strength = strengths.get(partner.slug);
      const place = { ...list, position, strength, bonusTypes: typesOfBonuses, recommended, summary: summaries.get(partner.slug) ?? null };
      const details = presentEntryDetails(partner, place, answer, context);
      return { ...presentEntry(partner, place, context), details, isCompared: seeds.includes(partner.slug) };
    }),
    tieRule: ties.rule,
    listed: Math.min(stored.limit ?? Infinity, partners.length),
    market,
    highlight: answer.highlight && presentHighlight(answer.highlight, { ...list, bonusTypes: typesOfBonuses, recommended }, context),
    visibleEntries: Math.min(stored.visibleEntries, stored.limit ?? Infinity),
    moreAddress: detailAddress(encodeURI(context.page.slug), { block: stored.id, ...moreEntries }),
    filters: stored.showFilters ? presentFilters(partners, { bonusTypes: typesOfBonuses, providers: await providers }, context) : null,
    link: presentLink(stored.link, context),
    help: presentHelp(context),
  };
};

const moreEntries = { kind: 'entries', entry: 'more' };

export type ToplistDetailProps =
  | (EntryDetailProps & { more?: undefined })
  | { more: Pick<ToplistProps, 'id' | 'entries' | 'listed' | 'visibleEntries' | 'microcopy'> };

export const loadToplistDetail: DetailLoader<StoredToplist, ToplistDetailProps> = async (stored, asked, context) => {
  if (asked.kind !== moreEntries.kind) return loadEntryDetail(stored, asked, context);
  if (asked.entry !== moreEntries.entry) return null;
  const { id, entries, listed, visibleEntries, microcopy } = await loadToplist(stored, context);
  return entries.length > visibleEntries ? { more: { id, entries, listed, visibleEntries, microcopy } } : null;
};

/** Nothing without a way to the casino. A click there has no position. */
function presentHighlight(
  partner: ToplistPartner,
  list: Omit<EntrySurroundings, 'position' | 'summary'>,
  context: BlockContext,
): PresentedEntry | null {
  const entry = presentEntry(partner, { ...list, position: 0, summary: null }, context);
  return entry.clickOut && !entry.isExpired ? entry : null;
}

/** What the whole site starts from has all casinos. Null where this list has as many, or nobody says. */
async function loadMarket(
  { toplist }: Pick<StoredToplist, 'toplist'>,
  count: number,
  { clients, initialToplist, microcopy, presenter }: BlockContext,
): Promise<FilterMarket | null> {
  if ((toplist ?? initialToplist) === initialToplist) return null;
  const answer = await clients.partners.fetchToplist(initialToplist).catch(() => null);
  const total = Object.keys(answer?.partners ?? {}).length;
  const all = presenter.anchor({ url: microcopy.all_casinos_path });
  return total > count && !leadsNowhere(all) ? { total, path: all.href } : null;
}

/** By their ids as text; empty where they cannot be had. */
async function loadProviderNames({ showFilters }: StoredToplist, { clients }: BlockContext): Promise<Map<string, string>> {
  const providers = showFilters ? await clients.arcade.fetchProviders().catch(() => []) : [];
  return new Map(providers.map(({ id, name }) => [id, name]));
}
