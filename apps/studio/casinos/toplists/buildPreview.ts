import { legalBoundaries, licenceBoundaries, mayBeOffered } from '@lupa/domain/legalStatus.ts';
import { expiryMoment, isStanding } from '@lupa/domain/schedule.ts';
import { market } from '@lupa/contracts/market.ts';
import { isShownIn } from '@lupa/domain/territory.ts';
import { chooseOffer, filterLiveOffers, listStandingEntries } from '@lupa/domain/toplistRules.ts';
import type { LegalPeriod, MarketLicence } from '@lupa/contracts/legalStatus.ts';

/** An offer that is published, in the shape of what is stored for the site. */
export type PreviewOffer = {
  position: number;
  hasLink: boolean;
  territories: readonly string[];
  offer: { id: string; attributes: { titlePreview: string; expiration: string | null } };
};

/**
 * What the site knows of a casino. `slug` is null as long as it is not published: then it is in no toplist. Offers
 * come in their order, the main one first, the expired ones included.
 */
export type PreviewPartner = {
  name: string;
  slug: string | null;
  isActive: boolean;
  /** Requirement 3.12: it carries no partner link. */
  isOutdated: boolean;
  rating: number | null;
  /** In the site's words. */
  verdict: string | null;
  logo: string | null;
  recommended: string | null;
  offers: PreviewOffer[];
  licences: MarketLicence[];
  /** How the law stands to all of them, periods to come included. */
  legalPeriods: LegalPeriod[];
};

export type PreviewFacts = Record<string, PreviewPartner>;

export const previewPath = '/toplist-preview';

/** A place as it is in the form. `key` tells rows apart while they move. */
export type FormEntry = { key: string; partner: number | null; offer: number | null; startsAt: string | null; endsAt: string | null };

export type PreviewWarning =
  | { kind: 'inactive' | 'outdated'; recommended: string | null }
  | { kind: 'forbidden' | 'noOffer' | 'noLink' | 'offerGone' }
  | { kind: 'expiring'; expiration: string };

/** Why an entry is not in the list: `place` is its row in the form, from 1. */
export type Absence = { kind: 'empty' | 'unknown' | 'unpublished' | 'scheduled' | 'over' } | { kind: 'duplicate'; place: number };

export type PreviewRow = {
  entry: FormEntry;
  partner: PreviewPartner | null;
  rank: number | null;
  absence: Absence | null;
  offerTitle: string | null;
  warnings: PreviewWarning[];
};

const soon = 14 * 86_400_000;

/** The toplist as visitors would see it at a moment, every row of the form in its order, by the rules of the partner service. */
export function buildPreview(entries: readonly FormEntry[], facts: PreviewFacts, now: Date): PreviewRow[] {
  const stored = entries.map((entry) => ({
    ...entry,
    partnerSlug: factsOf(entry, facts)?.slug ?? '',
    offerId: entry.offer === null ? null : String(entry.offer),
  }));
  const published = new Map(Object.values(facts).flatMap((partner) => (partner.slug === null ? [] : [[partner.slug, partner] as const])));
  const standing = listStandingEntries(stored, published, now).map(([{ key }]) => key);
  return entries.map((entry): PreviewRow => {
    const partner = factsOf(entry, facts);
    const index = standing.indexOf(entry.key);
    if (index !== -1 && partner) return { entry, partner, rank: index + 1, absence: null, ...presentOffer(entry, partner, now) };
    const better = stored.findIndex(({ key, partner: id }) => id === entry.partner && standing.includes(key));
    const absence = explainAbsence(entry, partner, better, now);
    return { entry, partner, rank: null, absence, offerTitle: null, warnings: [] };
  });
}

function factsOf({ partner }: FormEntry, facts: PreviewFacts): PreviewPartner | null {
  return partner === null ? null : (facts[String(partner)] ?? null);
}

function explainAbsence(entry: FormEntry, partner: PreviewPartner | null, better: number, now: Date): Absence {
  if (entry.partner === null) return { kind: 'empty' };
  if (partner === null) return { kind: 'unknown' };
  if (partner.slug === null) return { kind: 'unpublished' };
  if (isStanding(entry, now)) return { kind: 'duplicate', place: better + 1 };
  return { kind: entry.endsAt !== null && now.getTime() >= Date.parse(entry.endsAt) ? 'over' : 'scheduled' };
}

function presentOffer(entry: FormEntry, partner: PreviewPartner, now: Date): Pick<PreviewRow, 'offerTitle' | 'warnings'> {
  const live = filterLiveOffers(partner.offers, partner.isActive && isAllowed(partner, now), now).filter(({ territories }) =>
    isShownIn(territories, market.country),
  );
  const chosen = chooseOffer(
    live.map(({ offer }) => offer),
    entry.offer === null ? null : String(entry.offer),
  );
  const shown = live.find(({ offer }) => offer === chosen);
  return { offerTitle: shown?.offer.attributes.titlePreview ?? null, warnings: listWarnings(entry, partner, shown, now) };
}

const isAllowed = ({ licences, legalPeriods }: PreviewPartner, now: Date): boolean => mayBeOffered(legalPeriods, licences, now);

function listWarnings(entry: FormEntry, partner: PreviewPartner, shown: PreviewOffer | undefined, now: Date): PreviewWarning[] {
  const { isActive, isOutdated, recommended } = partner;
  if (!isActive) return [{ kind: 'inactive', recommended }];
  const warnings: PreviewWarning[] = [];
  if (isOutdated) warnings.push({ kind: 'outdated', recommended });
  if (!shown) return [...warnings, { kind: isAllowed(partner, now) ? 'noOffer' : 'forbidden' }];
  const { id, attributes } = shown.offer;
  if (entry.offer !== null && id !== String(entry.offer)) warnings.push({ kind: 'offerGone' });
  const end = expiryMoment(attributes.expiration);
  if (attributes.expiration !== null && end !== null && end.getTime() - now.getTime() <= soon)
    warnings.push({ kind: 'expiring', expiration: attributes.expiration });
  if (!shown.hasLink) warnings.push({ kind: 'noLink' });
  return warnings;
}

const lawBoundaries = (partner: PreviewPartner | null): number[] =>
  partner === null
    ? []
    : [...legalBoundaries(partner.legalPeriods), ...licenceBoundaries(partner.licences)].map((moment) => moment.getTime());

/** The moments after `now` at which the list changes by itself, the next one first. */
export function listChanges(entries: readonly FormEntry[], facts: PreviewFacts, now: Date): Date[] {
  const moments = entries.flatMap((entry) => [
    ...[entry.startsAt, entry.endsAt].flatMap((moment) => (moment === null ? [] : [Date.parse(moment)])),
    ...lawBoundaries(factsOf(entry, facts)),
    ...(factsOf(entry, facts)?.offers ?? []).flatMap(({ offer }) => expiryMoment(offer.attributes.expiration)?.getTime() ?? []),
  ]);
  return [...new Set(moments)]
    .filter((moment) => moment > now.getTime())
    .toSorted((one, other) => one - other)
    .map((moment) => new Date(moment));
}
