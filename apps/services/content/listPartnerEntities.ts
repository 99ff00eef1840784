import type { PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import { entryBoundaries, isStanding } from '@lupa/domain/schedule.ts';
import { readList } from '@lupa/server/parameters.ts';
import type { Published, ServiceContext } from '../delivery/answerAt.ts';
import { answerJson, buildCacheControl } from '../delivery/answerJson.ts';
import { type Audience, findUrlOffer, listLiveOffers, offerBoundaries, readTerritory } from '../delivery/liveOffers.ts';
import { rateCasino } from '../delivery/rateCasino.ts';
import { readAllPartners, readPartners, type PartnerDocuments, type PublishedPartner } from '../delivery/readPartnerDocuments.ts';

const slugsParameter = 'fields.partnerSlug[in]';

/** `GET /partnerEntity`: these partners in the order asked, unknown ones left out; all of them without the parameter. */
export async function listPartnerEntities(context: ServiceContext, { pool, now }: Published): Promise<Response> {
  const slugs = readList(context, slugsParameter);
  const audience = { now, territory: readTerritory(context) };
  const logger = context.get('logger');
  const documents = slugs ? await readPartners(pool, logger, slugs) : await readAllPartners(pool, logger);
  const asked = slugs ? [...new Set(slugs)] : [...documents.partners.keys()];
  const partners = asked.map((slug) => documents.partners.get(slug)).filter((partner) => partner !== undefined);
  const boundaries = [
    ...partners.flatMap((partner) => [...offerBoundaries(documents, partner), ...rateCasino(documents, partner, now).boundaries]),
    ...documents.toplists.flatMap(({ entries }) => entryBoundaries(entries)),
  ];
  const entities = partners.map((partner) => buildPartnerEntity(documents, partner, audience));
  return answerJson(context, JSON.stringify(entities), buildCacheControl(boundaries, now));
}

function buildPartnerEntity(documents: PartnerDocuments, partner: PublishedPartner, audience: Audience): PartnerEntity {
  const offers = listLiveOffers(documents, partner, audience);
  const { rating } = rateCasino(documents, partner, audience.now);
  return {
    ...partner.entity,
    ...(rating && { rating: rating.rating }),
    offers,
    updatedDate: partner.updatedAt.toISOString(),
    toplistList: documents.toplists
      .filter(({ entries }) => entries.some((entry) => entry.partnerSlug === partner.slug && isStanding(entry, audience.now)))
      .map(({ identifier }) => identifier),
    urlOffer: findUrlOffer(partner, offers),
  };
}
