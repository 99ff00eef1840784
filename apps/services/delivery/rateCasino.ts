import { isCasinoOutdated } from '@lupa/contracts/linkFacts.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import type { Verdict } from '@lupa/contracts/verdict.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { methodOn } from '@lupa/domain/rating/method.ts';
import { measuredHours, payoutRange } from '@lupa/domain/rating/measure.ts';
import { ratingMoments } from '@lupa/domain/rating/aging.ts';
import { ratingOnWire, scoreCasino, type CasinoScore } from '@lupa/domain/rating/scoreCasino.ts';
import { judgeCasino } from '@lupa/domain/rating/verdict.ts';
import { LRUCache } from 'lru-cache';
import type { PublishedPartner, RatedDocuments, RatedPartner } from './readPartnerDocuments.ts';

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
const knownVerdicts = new LRUCache<string, Verdict>({ max: 5000 });

export function rateCasino({ records, methods }: RatedDocuments, partner: RatedPartner, now: Date): RatedCasino {
  const own = records.get(partner.slug);
  if (!own) return unrated;
  const day = dayInMarket(now);
  const state = stateOf(partner, [own.revision, methods.revision, day]);
  const before = known.get(state);
  if (before) return before;
  const [ofCasino, versions] = [own.read(), methods.read()];
  const boundaries = ratingMoments(ofCasino, versions);
  const method = methodOn(versions, day);
  const score = method && scoreCasino(method, ofCasino, partner.scoreMoves, now);
  const rated = { score, rating: method && { ...ratingOnWire(score, method.day), ...payoutTimeOf(ofCasino) }, boundaries };
  known.set(state, rated);
  return rated;
}

const stateOf = ({ slug, version, updatedAt }: RatedPartner, others: string[]) => [slug, version, updatedAt.getTime(), ...others].join(' ');

/** The verdict at a moment. Null for a casino that is open and without records: its stored rating is all that is known. */
export function judgePartner({ records, methods }: RatedDocuments, partner: PublishedPartner, now: Date): Verdict | null {
  const own = records.get(partner.slug);
  const { state, stateSince, scoreMoves, entity } = partner;
  if (!own && state === 'open') return null;
  const key = stateOf(partner, [own?.revision ?? '', methods.revision, dayInMarket(now)]);
  const before = knownVerdicts.get(key);
  if (before) return before;
  const facts = {
    state,
    stateSince,
    methods: methods.read(),
    records: own?.read() ?? [],
    moves: scoreMoves,
    isOutdated: isCasinoOutdated(entity),
  };
  const verdict = judgeCasino(facts, now);
  knownVerdicts.set(key, verdict);
  return verdict;
}

/** As measured, in place of what is written in the casino's entry; nothing where no withdrawal was measured. */
function payoutTimeOf(records: Parameters<typeof measuredHours>[0]): Partial<Pick<PartnerAttributes, 'payoutTime'>> {
  const hours = measuredHours(records);
  if (!hours) return {};
  const range = payoutRange(hours);
  return { payoutTime: range.charAt(0).toUpperCase() + range.slice(1) };
}
