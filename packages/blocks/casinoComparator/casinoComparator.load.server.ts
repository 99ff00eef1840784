import { contentQueryKeys, formatContentQuery } from '@lupa/contracts/pageQuery.ts';
import { isCasinoOutdated } from '@lupa/contracts/linkFacts.ts';
import type { PartnerBySlug } from '@lupa/contracts/toplist.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import { type BlockContext, type BlockLoader, type PageQuery, defineError } from '../block.ts';
import { comparisonSlots, seededSlots } from '../shared/comparison/comparison.ts';
import { loadBonusTypes } from '../shared/offer/loadPartner.ts';
import { pickTexts } from '../shared/filters/shownFilters.ts';
import { boardTexts, type ComparisonBoardProps } from './boardProps.ts';
import type { StoredCasinoComparator } from './casinoComparator.schema.ts';
import { presentCandidate, presentCasino } from './presentCasino.ts';

export type CasinoComparatorProps = {
  id: string;
  title: string;
  intro: PresentedPart[];
  /** The address says who is compared, which the visitor's browser is to remember. */
  isShared: boolean;
  board: ComparisonBoardProps;
};

export const NothingToCompareError = defineError(
  'NothingToCompareError',
  (identifier: string) => `The toplist "${identifier}" has no two casinos to compare.`,
);

/** The recommended of the toplist, those whom only the address names, then the rest of the market. @throws NothingToCompareError */
export const loadCasinoComparator: BlockLoader<StoredCasinoComparator, CasinoComparatorProps> = async (stored, context) => {
  const { query, microcopy, presenter } = context;
  const asked = query.read('comparar');
  const [listed, first, market] = await Promise.all([loadListed(stored, context), context.seeds, loadMarket(context)]);
  const known = listed.map(({ partner }) => partner.slug);
  const wanted = asked.length > 0 ? asked : first;
  const absent = wanted.filter((slug) => !known.includes(slug));
  const others = await loadOthers(stored, absent, market, context);
  const casinos = [...listed, ...(others ?? [])];
  const isHere = (slug: string) => casinos.some(({ partner }) => partner.slug === slug);
  const shared = asked.filter(isHere).slice(0, comparisonSlots);
  const seeds = [...new Set([...first.filter(isHere), ...known])].slice(0, seededSlots);
  // What cannot be looked up now is not wrong.
  query.use('comparar', others === null ? asked : shared);
  const title = stored.title ?? microcopy.compare_casinos;
  const compared = shared.length > 0 ? shared : seeds;
  return {
    id: stored.id,
    title,
    intro: presenter.richText(stored.intro),
    isShared: shared.length > 0,
    board: {
      title,
      casinos: [
        ...casinos.map(({ partner, surroundings }) =>
          compared.includes(partner.slug) ? presentCasino(partner, surroundings, context) : presentCandidate(partner, context),
        ),
        ...market.filter(({ slug }) => !isHere(slug)).map((partner) => presentCandidate(partner, context)),
      ],
      compared,
      search: restOf(query),
      microcopy: pickTexts(microcopy, boardTexts),
    },
  };
};

async function loadListed({ id, toplist, limit }: StoredCasinoComparator, context: BlockContext) {
  const identifier = toplist ?? context.initialToplist;
  const [answer, bonusTypes] = await Promise.all([context.clients.partners.fetchToplist(identifier), loadBonusTypes(context)]);
  const responseId = answer?.responseId ?? '';
  const surroundings = { ...surroundingsOf(id, context), identifier, responseId, bonusTypes };
  const casinos = Object.values(answer?.partners ?? {})
    .slice(0, limit ?? undefined)
    .map((partner, index) => ({ partner, position: index + 1 }))
    .filter(({ partner }) => !isCasinoOutdated(partner.attributes))
    .map(({ partner, position }) => ({ partner, surroundings: { ...surroundings, position } }));
  if (casinos.length < seededSlots) throw new NothingToCompareError(identifier);
  return casinos;
}

/** The recommended casinos of the list that the whole site starts from; none where it cannot be had. */
async function loadMarket({ clients, initialToplist }: BlockContext): Promise<PartnerBySlug[]> {
  const answer = await clients.partners.fetchToplist(initialToplist).catch(() => null);
  return Object.values(answer?.partners ?? {})
    .filter(({ attributes }) => !isCasinoOutdated(attributes))
    .map((partner) => ({ ...partner, responseId: answer?.responseId ?? '' }));
}

/** Those of the market, then those whom only the partner service knows; null where it does not say. */
async function loadOthers({ id }: StoredCasinoComparator, slugs: string[], market: readonly PartnerBySlug[], context: BlockContext) {
  const ofMarket = market.filter(({ slug }) => slugs.includes(slug));
  const unknown = slugs.filter((slug) => !ofMarket.some((partner) => partner.slug === slug));
  const asked = await loadAskedCasinos(unknown, context);
  const surroundings = { ...surroundingsOf(id, context), identifier: '', position: 0, bonusTypes: {} };
  const show = (partner: PartnerBySlug) => ({ partner, surroundings: { ...surroundings, responseId: partner.responseId } });
  return asked && [...ofMarket, ...asked].map(show);
}

const surroundingsOf = (blockId: string, { now }: BlockContext) => ({
  blockId,
  today: dayInMarket(now),
  recommended: new Map(),
  summary: null,
});

function restOf(query: PageQuery): string {
  const others = contentQueryKeys.filter((key) => key !== 'comparar');
  return formatContentQuery(Object.fromEntries(others.map((key) => [key, query.read(key)])));
}

/** An address is written by anybody: nobody makes the site ask for more than this many casinos. */
const maximumAsked = 6;

async function loadAskedCasinos(slugs: readonly string[], { clients }: BlockContext): Promise<PartnerBySlug[] | null> {
  const asked = slugs.slice(0, maximumAsked);
  if (asked.length === 0) return [];
  const partners = await clients.partners.fetchPartnersBySlug(asked).catch(() => null);
  return partners?.filter(({ slug, attributes }) => asked.includes(slug) && !isCasinoOutdated(attributes)) ?? null;
}
