export type ScoreTone = 'good' | 'caution' | 'bad';

/** What a score from 0 to 10 means: the same everywhere on the site. */
export function scoreTone(score: number): ScoreTone {
  if (score >= 8) return 'good';
  return score >= 6 ? 'caution' : 'bad';
}
