import type { OfferVersion } from '@lupa/contracts/offerVersion.ts';
import { offerSchema } from '@lupa/contracts/offer.ts';
import { defineQuery, type RowOf } from '@lupa/database/query.ts';
import { queryDocuments, type Queryable } from './queryDocuments.ts';

const columns = `split_part(source, ':', 2) as "offerId", partner_slug as "partnerSlug", since, offer`;

const offerVersionsQuery = defineQuery(
  'delivery.offerVersions',
  `select ${columns} from delivery.offer_versions
      where $1::text is null or partner_slug = $1 order by since desc, id desc`,
  { notNull: ['offerId'], isPrepared: true },
);

const isBefore = '(earlier.since, earlier.id) <';
/** Changes, each with the version before it: those of an offer come without a gap. A first version is no change. */
const newestOfferVersionsQuery = defineQuery(
  'delivery.newestOfferVersions',
  `with newest as materialized (
        select id, source, since from delivery.offer_versions as version
        where ($1::text is null or partner_slug = $1)
          and exists (select from delivery.offer_versions as earlier where earlier.source = version.source and ${isBefore} (version.since, version.id))
        order by since desc, id desc limit $2
      ), shown as (
        select id from newest
        union
        select before.id from newest cross join lateral (
          select earlier.id from delivery.offer_versions as earlier
          where earlier.source = newest.source and ${isBefore} (newest.since, newest.id)
          order by earlier.since desc, earlier.id desc limit 1
        ) as before
      )
      select ${columns} from delivery.offer_versions join shown using (id) order by since desc, id desc`,
  { notNull: ['offerId'] },
);
const oldestOfferVersionsQuery = defineQuery(
  'delivery.oldestOfferVersions',
  `with oldest as (
        select * from delivery.offer_versions where $1::text is null or partner_slug = $1 order by since, id limit $2
      )
      select ${columns} from oldest order by since desc, id desc`,
  { notNull: ['offerId', 'partnerSlug', 'since'] },
);

/** Which of the versions. `newest`: the last changes, each with the version before it; `oldest`: the first versions. */
export type OfferVersionChoice = { partnerSlug?: string | undefined; newest?: number | undefined; oldest?: number | undefined };

/** The versions of a partner's offers, or of all, the newest first. */
export async function readOfferVersions(pool: Queryable, { partnerSlug, newest, oldest }: OfferVersionChoice): Promise<OfferVersion[]> {
  const slug = partnerSlug ?? null;
  const rows =
    newest !== undefined
      ? await queryDocuments(pool, newestOfferVersionsQuery, [slug, newest])
      : oldest !== undefined
        ? await queryDocuments(pool, oldestOfferVersionsQuery, [slug, oldest])
        : await queryDocuments(pool, offerVersionsQuery, [slug]);
  return rows.map(parseVersion);
}

function parseVersion({ offerId, partnerSlug, since, offer }: RowOf<typeof offerVersionsQuery>): OfferVersion {
  return { offerId, partnerSlug, since: since.toISOString(), offer: offer === null ? null : offerSchema.parse(offer) };
}
