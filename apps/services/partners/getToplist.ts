import type { ToplistAnswer, ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { BonusResult } from '@lupa/domain/bonusCost/computeBonusCost.ts';
import { usualCostOf } from '@lupa/domain/bonusCost/usualCost.ts';
import { orderPlaces, chooseOffer, listStandingEntries } from '@lupa/domain/toplistRules.ts';
import { entryBoundaries, isStanding } from '@lupa/domain/schedule.ts';
import { ParameterError } from '@lupa/server/problem.ts';
import type { Published, ServiceContext } from '../delivery/answerAt.ts';
import { answerJson, buildCacheControl } from '../delivery/answerJson.ts';
import { type Audience, listLiveOffers, offerBoundaries, readTerritory } from '../delivery/liveOffers.ts';
import { rateCasino } from '../delivery/rateCasino.ts';
import { readToplist, type PartnerDocuments, type PublishedPartner, type PublishedToplist } from '../delivery/readPartnerDocuments.ts';
import { buildToplistPartner, hashContent } from './buildToplistPartner.ts';
import { checkSiteParameters, readName } from './readParameters.ts';
import type { ResponseRecorder } from './responseRecorder.ts';

/** `GET /toplist/`: the toplist as it stands now, in rank order; an empty list when there is none of that name. */
export async function getToplist(
  context: ServiceContext,
  { pool, now }: Published,
  recorder: Pick<ResponseRecorder, 'record'>,
): Promise<Response> {
  const identifier = readName(context, 'identifier');
  if (identifier === undefined) throw new ParameterError('identifier', 'the name of a toplist');
  checkSiteParameters(context);
  const audience = { now, territory: readTerritory(context) };
  const documents = await readToplist(pool, context.get('logger'), identifier);
  const [toplist] = documents.toplists;
  if (!toplist) return answerJson(context, '[]');

  const partners = listStandingPartners(documents, toplist, audience);
  const responseId = `${identifier}.${toplist.version}.${hashContent(partners)}`;
  recorder.record({
    responseId,
    identifier,
    version: toplist.version,
    entries: partners.map(({ slug, attributes }) => ({ partner: slug, offer: attributes.toplistOfferId })),
  });
  const answer: ToplistAnswer = {
    responseId,
    partners: Object.fromEntries(partners.map((partner) => [partner.slug, partner])),
    criteria: toplist.criteria,
    orderedBy: toplist.orderedBy,
    highlight: buildHighlight(documents, toplist, audience),
    version: toplist.version,
    updatedDate: toplist.updatedAt.toISOString(),
  };
  return answerJson(context, JSON.stringify([answer]), buildCacheControl(listBoundaries(documents, toplist, now), now));
}

function listStandingPartners(documents: PartnerDocuments, { entries, orderedBy }: PublishedToplist, audience: Audience): ToplistPartner[] {
  const places = listStandingEntries(entries, documents.partners, audience.now).map(([entry, partner]) => ({
    entry,
    partner,
    ...rateCasino(documents, partner, audience.now),
    cost: orderedBy === 'cost' ? costOfPlace(documents, partner, entry.offerId, audience) : null,
  }));
  return orderPlaces(places, orderedBy).map(({ entry, partner, rating }) =>
    buildToplistPartner(documents, partner, rating, entry.offerId, audience),
  );
}

function buildHighlight(documents: PartnerDocuments, { highlight }: PublishedToplist, audience: Audience): ToplistPartner | null {
  const partner = highlight && isStanding(highlight, audience.now) ? documents.partners.get(highlight.partnerSlug) : undefined;
  if (!highlight || !partner || listLiveOffers(documents, partner, audience).length === 0) return null;
  return buildToplistPartner(documents, partner, rateCasino(documents, partner, audience.now).rating, highlight.offerId, audience);
}

function costOfPlace(
  documents: PartnerDocuments,
  partner: PublishedPartner,
  offerId: string | null,
  audience: Audience,
): BonusResult | null {
  const offer = chooseOffer(listLiveOffers(documents, partner, audience), offerId);
  const currency = (offer?.attributes.currency1[0] ?? offer?.attributes.currency[0])?.currencyCode;
  const cost = offer && currency !== undefined ? usualCostOf(offer, currency) : null;
  return cost?.is === 'known' ? cost.result : null;
}

function listBoundaries(documents: PartnerDocuments, toplist: PublishedToplist, now: Date): Date[] {
  return [
    ...entryBoundaries([...toplist.entries, ...(toplist.highlight ? [toplist.highlight] : [])]),
    ...[...documents.partners.values()].flatMap((partner) => [
      ...offerBoundaries(documents, partner),
      ...rateCasino(documents, partner, now).boundaries,
    ]),
  ];
}
