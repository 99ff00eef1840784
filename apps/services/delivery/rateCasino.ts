import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { methodOn } from '@lupa/domain/rating/method.ts';
import { measuredHours, payoutRange } from '@lupa/domain/rating/measure.ts';
import { ratingMoments } from '@lupa/domain/rating/aging.ts';
import { ratingOnWire, scoreCasino, type CasinoScore } from '@lupa/domain/rating/scoreCasino.ts';
import { LRUCache } from 'lru-cache';
import type { RatedDocuments, RatedPartner } from './readPartnerDocuments.ts';

/** `score` orders lists, `boundaries` are the moments at which it changes by itself. Without records what is stored holds. */
export type RatedCasino = {
  score: CasinoScore | null;
  rating:
    | (Pick<PartnerAttributes, 'rating' | 'ratingParts' | 'ratingTotal' | 'ratingMethod'> & Partial<Pick<PartnerAttributes, 'payoutTime'>>)
    | null;
  boundaries: Date[];
};

const unrated: RatedCasino = { score: null, rating: null, boundaries: [] };

/** By everything that a rating depends on: it is computed once for each state of its documents and each day. */
const known = new LRUCache<string, RatedCasino>({ max: 5000 });

export function rateCasino({ records, methods }: RatedDocuments, partner: RatedPartner, now: Date): RatedCasino {
  const own = records.get(partner.slug);
  if (!own) return unrated;
  const { slug, version, updatedAt, scoreMoves } = partner;
  const day = dayInMarket(now);
  const state = [slug, version, updatedAt.getTime(), own.revision, methods.revision, day].join(' ');
  const before = known.get(state);
  if (before) return before;
  const [ofCasino, versions] = [own.read(), methods.read()];
  const boundaries = ratingMoments(ofCasino, versions);
  const method = methodOn(versions, day);
  const score = method && scoreCasino(method, ofCasino, scoreMoves, now);
  const rated = { score, rating: method && { ...ratingOnWire(score, method.day), ...payoutTimeOf(ofCasino) }, boundaries };
  known.set(state, rated);
  return rated;
}

/** As measured, in place of what is written in the casino's entry; nothing where no withdrawal was measured. */
function payoutTimeOf(records: Parameters<typeof measuredHours>[0]): Partial<Pick<PartnerAttributes, 'payoutTime'>> {
  const hours = measuredHours(records);
  if (!hours) return {};
  const range = payoutRange(hours);
  return { payoutTime: range.charAt(0).toUpperCase() + range.slice(1) };
}
