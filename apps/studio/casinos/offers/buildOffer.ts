import { anyLocale } from '@lupa/database/delivery.ts';
import { offerKey } from '@lupa/database/storedDocuments.ts';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { market } from '@lupa/contracts/market.ts';
import { slugs } from '../../core/slugs.ts';
import type { Offer, Partner } from '../../payload-types.ts';
import { toDay } from '../../core/dates/days.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import { createReferences } from '../../core/publish/references.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { loadPausedLinks } from './linkChecks.ts';

/** An offer's public id is that of the studio, so that it stays the same when its path or its casino is renamed. Where its link is paused, none is published. */
export async function buildOffers(id: number, reader: Reader): Promise<PublicDocument[]> {
  const offer = await reader.find(slugs.offers, id, defaultContentLocale);
  if (offer?._status !== 'published') return [];
  const references = createReferences(reader, defaultContentLocale);
  const partner = await references.partner(offer.partner);
  // Its casino was deleted: nothing leads there any more.
  if (!partner?.slug) return [];
  const { slug: partnerSlug, minimumWithdrawal } = partner;
  const position = offer.position ?? 0;
  const paused = (await reader.findOnce('pausedLinks', loadPausedLinks)).get(id);
  const trackingUrl = offer.trackingUrl === paused ? null : (offer.trackingUrl ?? null);
  const body = { offer: buildOffer(offer, minimumWithdrawal), partnerSlug, trackingUrl, position, territories: offer.territories ?? [] };
  return [buildDocument('offer', offerKey(partnerSlug, offer.afflinkProxy), anyLocale, body, { refs: references.refs, position })];
}

function buildOffer(offer: Offer, minimumWithdrawal: Partner['minimumWithdrawal']) {
  const currencies = (codes: Offer['currency']) => (codes ?? []).map((currencyCode) => ({ currencyCode }));
  return {
    id: String(offer.id),
    offerType: offer.offerType,
    attributes: {
      titlePreview: offer.titlePreview,
      afflinkProxy: offer.afflinkProxy,
      amount1: offer.amount1,
      currency1: currencies(offer.currency1),
      currency: currencies(offer.currency),
      rollover: offer.rollover,
      expiration: toDay(offer.expiration),
      percentage: offer.percentage,
      freeSpins: offer.freeSpins,
      minimumDeposit: offer.minimumDeposit,
      validityDays: offer.validityDays,
      rolloverBasis: offer.rolloverBasis,
      gameWeights: Object.fromEntries((offer.gameWeights ?? []).map(({ gameType, share }) => [gameType, share])),
      maximumBet: offer.maximumBet,
      maximumCashout: offer.maximumCashout,
      // The casino's is in the currency of the market.
      minimumWithdrawal: (offer.currency1?.[0] ?? offer.currency?.[0]) === market.currency ? minimumWithdrawal : null,
      isSticky: offer.isSticky === null || offer.isSticky === undefined ? null : offer.isSticky === 'yes',
      spinValue: offer.spinValue,
      spinRollover: offer.spinRollover,
      cashbackMinimumLoss: offer.cashbackMinimumLoss,
      cashbackPaidAs: offer.cashbackPaidAs,
      terms: offer.terms,
      termsUrl: offer.termsUrl,
      fact: { source: offer.fact.source, verifiedOn: toDay(offer.fact.verifiedOn) },
    },
  };
}
