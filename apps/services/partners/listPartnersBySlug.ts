import type { PartnerBySlug } from '@lupa/contracts/toplist.ts';
import { readList } from '@lupa/server/parameters.ts';
import { ParameterError } from '@lupa/server/problem.ts';
import type { Published, ServiceContext } from '../delivery/answerAt.ts';
import { answerJson, buildCacheControl } from '../delivery/answerJson.ts';
import { type Audience, offerBoundaries, readTerritory } from '../delivery/liveOffers.ts';
import { rateCasino } from '../delivery/rateCasino.ts';
import { readBriefPartners, type PartnerDocuments, type PublishedPartner } from '../delivery/readPartnerDocuments.ts';
import { buildToplistPartner, hashContent } from './buildToplistPartner.ts';
import { checkSiteParameters, readName } from './readParameters.ts';
import type { ResponseRecorder } from './responseRecorder.ts';

const responseName = 'partners';

/** `GET /partners-by-slug/`, in the order asked. A response id each: as many as versions, not as combinations of slugs. */
export async function listPartnersBySlug(
  context: ServiceContext,
  { pool, now }: Published,
  recorder: Pick<ResponseRecorder, 'record'>,
): Promise<Response> {
  const slugs = readList(context, 'slugs');
  if (!slugs) throw new ParameterError('slugs', 'a comma separated list of partner slugs');
  readName(context, 'identifier');
  readName(context, 'page_type');
  checkSiteParameters(context);
  const audience = { now, territory: readTerritory(context) };
  const documents = await readBriefPartners(pool, context.get('logger'), slugs);
  const partners = [...new Set(slugs)].map((slug) => documents.partners.get(slug)).filter((partner) => partner !== undefined);
  const answers = partners.map((partner) => answerPartner(documents, partner, recorder, audience));
  const boundaries = partners.flatMap((partner) => [
    ...offerBoundaries(documents, partner),
    ...rateCasino(documents, partner, now).boundaries,
  ]);
  return answerJson(context, JSON.stringify(answers), buildCacheControl(boundaries, now));
}

function answerPartner(
  documents: PartnerDocuments,
  published: PublishedPartner,
  recorder: Pick<ResponseRecorder, 'record'>,
  audience: Audience,
): PartnerBySlug {
  const partner = buildToplistPartner(documents, published, rateCasino(documents, published, audience.now).rating, null, audience);
  const { version } = published;
  const responseId = `${responseName}.${version}.${hashContent(partner)}`;
  recorder.record({
    responseId,
    identifier: responseName,
    version,
    entries: [{ partner: partner.slug, offer: partner.attributes.toplistOfferId }],
  });
  return { responseId, ...partner };
}
