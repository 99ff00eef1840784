import { choose, countOf } from '../../writing/words.ts';
import type { DemoUserReview } from '../../writing/block.schema.ts';
import { ratingOf } from '../../partners/demoPartner.ts';
import type { DemoPartner } from '../../partners/partner.schema.ts';
import { partners } from '../../partners/partners.ts';
import { readPartnerTexts } from '../../partners/readPartnerTexts.ts';
import { buildExperience, readerWords } from './experience.ts';
import { fillOpinion, isFitting, opinionsByScore } from './opinions.ts';

const write = readPartnerTexts('reviews/readers', ['title', 'origin', 'noReply', 'replies']);

/** Cards are dealt from the top and go back under the deck, so that none comes again before the others have.
 * @throws when none of them fits. */
function deckOf<Card>(cards: readonly Card[]) {
  const deck = [...cards];
  return (fits: (card: Card) => boolean = () => true): Card => {
    const place = deck.findIndex(fits);
    if (place === -1) throw new Error('No card fits.');
    const [card] = deck.splice(place, 1) as [Card];
    deck.push(card);
    return card;
  };
}

/** What readers say about every casino that still takes players, by its slug: the newest first. */
export const readerReviews: ReadonlyMap<string, DemoUserReview[]> = dealReviews(partners.filter(({ isActive }) => isActive));

function dealReviews(casinos: readonly DemoPartner[]): Map<string, DemoUserReview[]> {
  const decks = new Map(opinionsByScore.map(({ score, opinions }) => [score, deckOf(opinions)]));
  const nextName = deckOf(readerWords.names);
  const nextCity = deckOf(readerWords.cities);
  return new Map(
    casinos.map((partner) => {
      const scores = scoresOf(partner);
      const dates = datesOf(partner, scores.length);
      return [
        partner.slug,
        scores.map((score, place) => {
          const date = dates[place] ?? '2026-10-01';
          const experience = buildExperience(partner, date, `${partner.slug}-lector-${place}`);
          const deal = decks.get(score);
          if (!deal) throw new Error(`No opinions of ${score} stars.`);
          const opinion = deal((each) => isFitting(each, experience));
          const { text, reply } = fillOpinion(opinion, experience);
          return {
            name: nextName(),
            city: nextCity(),
            date,
            score,
            text,
            reply: isAnswered(partner, place) ? reply : null,
          };
        }),
      ];
    }),
  );
}

/** Casinos whose support is weak answer nobody; the others do not answer everybody. */
function isAnswered({ slug, scores }: DemoPartner, place: number): boolean {
  return scores.Atención >= 7.5 && choose(`${slug}-responde-${place}`, [true, true, true, false]);
}

/** Between four and nine scores whose mean stays close to half the rating. */
function scoresOf(partner: DemoPartner): number[] {
  const rating = ratingOf(partner);
  const mix =
    rating >= 8.8
      ? [5, 4, 5, 3, 5, 5, 4, 5, 5]
      : rating >= 8.4
        ? [4, 5, 5, 2, 5, 4, 5, 4, 3]
        : rating >= 8
          ? [5, 4, 2, 5, 4, 4, 5, 3, 4]
          : rating >= 7
            ? [4, 2, 5, 4, 3, 5, 1, 4, 4]
            : [2, 4, 1, 3, 5, 2, 4, 3, 3];
  const count = choose(`${partner.slug}-cuantas`, [4, 5, 5, 6, 6, 7, 8, 9]);
  const start = choose(`${partner.slug}-desde`, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const from = (first: number) => Array.from({ length: count }, (_, place) => mix[(first + place) % mix.length] ?? 4);
  const isClose = (scores: readonly number[]) => Math.abs(scores.reduce((sum, score) => sum + score, 0) / count - rating / 2) < 0.55;
  return mix.map((_, place) => from(start + place)).find(isClose) ?? from(start);
}

function datesOf({ slug }: DemoPartner, count: number): string[] {
  const days = Array.from({ length: count }, (_, place) => {
    const month = choose(`${slug}-mes-${place}`, [3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const day = (choose(`${slug}-dia`, [1, 2, 3, 4, 5, 6, 7]) + place * 5) % 18;
    return `2026-${String(month).padStart(2, '0')}-${String(day + 1).padStart(2, '0')}`;
  });
  return days.toSorted().toReversed();
}

/** The readers' opinions of a casino, and how they came to us. */
export function readerSection(partner: DemoPartner) {
  const reviews = readerReviews.get(partner.slug) ?? [];
  const replied = reviews.filter(({ reply }) => reply !== null).length;
  const answers =
    replied === 0
      ? write('noReply', partner)
      : write('replies', partner, {
          replies: replied === 1 ? 'una' : String(replied),
          replyTimes: replied === 1 ? 'una vez' : countOf(replied, 'vez', 'veces'),
        });
  return {
    type: 'userReviews',
    title: write('title', partner),
    partner: partner.slug,
    intro: `${write('origin', partner, { count: reviews.length })} ${answers}`,
    reviews,
  };
}
