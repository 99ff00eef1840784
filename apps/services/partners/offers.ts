import { ParameterError } from '@lupa/server/problem.ts';
import type { OfferVersion } from '@lupa/contracts/offerVersion.ts';
import { offerSchema } from '@lupa/contracts/offer.ts';
import { defineQuery, type RowOf } from '@lupa/database/query.ts';
import type { Published, ServiceContext } from '../delivery/answerAt.ts';
import { answerJson, untilPublished } from '../delivery/answerJson.ts';
import { type Queryable, queryDocuments } from '../delivery/queryDocuments.ts';
import { readCount, readName } from './readParameters.ts';

/** `GET /offer-versions/`. With `newest` the last changes, each with the version before it; with `oldest` the first versions. */
export async function listOfferVersions(context: ServiceContext, { pool }: Published): Promise<Response> {
  const choice = { partnerSlug: readName(context, 'partner'), newest: readCount(context, 'newest'), oldest: readCount(context, 'oldest') };
  if (choice.newest !== undefined && choice.oldest !== undefined) throw new ParameterError('oldest', 'left out where newest is given');
  return answerJson(context, JSON.stringify(await readOfferVersions(pool, choice)));
}

const columns = `split_part(source, ':', 2) as "offerId", partner_slug as "partnerSlug", since, offer`;

const offerVersionsQuery = defineQuery(
  'delivery.offerVersions',
  `select ${columns} from delivery.offer_versions
      where $1::text is null or partner_slug = $1 order by since desc, id desc`,
  { notNull: ['offerId'], isPrepared: true },
);

const isBefore = '(earlier.since, earlier.id) <';
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

const territoriesQuery = defineQuery(
  'delivery.territories',
  `select distinct territory from delivery.documents, jsonb_array_elements_text(body -> 'territories') as territory
  where kind = 'offer' order by 1`,
  { notNull: ['territory'] },
);

/** `GET /territories/`: where the published offers may be shown that may not be shown everywhere. */
export async function listTerritories(context: ServiceContext, { pool }: Published): Promise<Response> {
  const rows = await queryDocuments(pool, territoriesQuery, []);
  return answerJson(context, JSON.stringify(rows.map(({ territory }) => territory)), untilPublished);
}
