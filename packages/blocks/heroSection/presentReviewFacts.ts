import { formatDate } from '@lupa/ui/formatDate.ts';
import type { BlockContext } from '../block.ts';
import type { HeroFact } from './HeroFacts.tsx';
import type { Reviewed } from './reviewed.ts';

/**
 * What decides whether a casino deserves trust, as far as it is known; each with the day on which its source was last looked at. The rest
 * stands in the review's panel, and what the offer asks for above its button.
 */
export function presentReviewFacts({ entity, listed }: Reviewed, { microcopy, locale }: BlockContext): HeroFact[] {
  const attributes = listed?.attributes;
  const verified = { ...entity?.facts, ...attributes?.facts };
  const rows: [attribute: string, label: string, value: string | undefined][] = [
    ['license', microcopy.license, attributes?.license],
    ['payoutTime', microcopy.payout_time, attributes?.payoutTime],
    ['withdrawalLimit', microcopy.withdrawal_limit, attributes?.withdrawalLimit],
    ['casinoRtp', microcopy.casino_rtp, attributes?.casinoRtp],
    ['depositTime', microcopy.deposit_time, attributes ? undefined : entity?.depositTime],
    ['numberOfGames', microcopy.games_offered, attributes ? undefined : entity?.numberOfGamesInfo],
  ];
  return rows.flatMap(([attribute, label, value]) => {
    if (value === undefined || value === '-') return [];
    const date = verified[attribute]?.verifiedOn;
    return [{ label, value, note: date ? `${microcopy.verified_on} ${formatDate(date, locale, 'short')}` : null }];
  });
}
