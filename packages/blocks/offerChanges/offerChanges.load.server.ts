import type { OfferVersion } from '@lupa/contracts/offerVersion.ts';
import { groupOfferVersions, listOfferChanges } from '@lupa/domain/offerChanges.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { type BlockContext, type BlockLoader, defineError, type BlockHead, presentHead } from '../block.ts';
import { type CasinoNames, loadCasinoNames } from '../shared/offer/loadPartner.ts';
import { offerChangeFeeds } from '../shared/news/feedPaths.ts';
import { presentChange, type PresentedChange } from '../shared/offerChanges/presentChange.ts';
import { presentDate, type PresentedDate, presentHelp, type PresentedLink } from '../shared/section/presentLink.ts';
import type { StoredOfferChanges } from './offerChanges.schema.ts';
import { presentChart, type PresentedChart } from './presentChart.ts';

/** Of all casinos together the latest are told; the page of a casino has all of its own. */
const maximumOfAll = 60;

export type ListedChange = PresentedChange & {
  /** ISO moment. */
  at: string;
  date: PresentedDate;
  casino: { name: string; anchor: AnchorProps | null } | null;
};

export type OfferChangesProps = BlockHead & {
  /** Names the list on the device: the casino's slug, or `all`. */
  listName: string;
  charts: PresentedChart[];
  changes: ListedChange[];
  hasOlder: boolean;
  followedSince: PresentedDate;
  feeds: { atom: string; json: string };
  help: PresentedLink;
  locale: string;
};

export const NoOfferVersionsError = defineError(
  'NoOfferVersionsError',
  (slug: string | null) => `There are no versions of offers${slug === null ? '' : ` of "${slug}"`}.`,
);

export const loadOfferChanges: BlockLoader<StoredOfferChanges, OfferChangesProps> = async (stored, context) => {
  const { partner } = stored;
  const { versions, first } = await fetchVersions(partner, context);
  if (!first) throw new NoOfferVersionsError(partner);
  const changes = listOfferChanges(versions);
  const shown = partner === null ? changes.slice(0, maximumOfAll) : changes;
  const casinos =
    partner === null
      ? await loadCasinoNames(
          shown.map(({ partnerSlug }) => partnerSlug),
          context,
        )
      : null;
  return {
    ...presentHead(stored, context),
    listName: partner ?? 'all',
    charts: partner === null ? [] : presentCharts(versions, context),
    changes: shown.map((change) => ({
      ...presentChange(change, context),
      at: change.at,
      date: presentDate(change.at, context.locale, 'short'),
      casino: casinos && presentCasino(change.partnerSlug, casinos, context),
    })),
    hasOlder: shown.length < changes.length,
    followedSince: presentDate(first.since, context.locale, 'long'),
    feeds: offerChangeFeeds(partner),
    help: presentHelp(context),
    locale: context.locale,
  };
};

async function fetchVersions(partner: string | null, { clients: { partners } }: BlockContext) {
  if (partner !== null) {
    const versions = await partners.fetchOfferVersions({ partner });
    return { versions, first: versions.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since))[0] };
  }
  const [versions, [first]] = await Promise.all([
    partners.fetchOfferVersions({ newest: maximumOfAll + 1 }),
    partners.fetchOfferVersions({ oldest: 1 }),
  ]);
  return { versions, first };
}

function presentCharts(versions: readonly OfferVersion[], context: BlockContext): PresentedChart[] {
  return [...groupOfferVersions(versions).values()]
    .filter((ofOffer) => ofOffer.at(-1)?.offer)
    .flatMap((ofOffer) => presentChart(ofOffer, context) ?? []);
}

function presentCasino(slug: string, casinos: CasinoNames, { presenter }: BlockContext): ListedChange['casino'] {
  const casino = casinos.get(slug);
  return { name: casino?.name ?? slug, anchor: casino?.reviewSlug ? presenter.anchor({ url: casino.reviewSlug }) : null };
}
