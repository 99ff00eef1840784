import { choose } from '../../writing/choose.ts';
import type { DemoUserReview } from '../../writing/demoBlock.ts';
import { ratingOf } from '../../partners/demoPartner.ts';
import type { DemoPartner } from '../../partners/partner.schema.ts';
import { partners } from '../../partners/partners.ts';
import { disappointed, divided, furious } from './angryOpinions.ts';
import { buildExperience, type Experience } from './experience.ts';
import { content, delighted } from './gladOpinions.ts';
import type { Opinion } from './opinion.ts';
import { readerCities, readerNames } from './readers.ts';

/** Cards are dealt from the top and go back under the deck, so that none comes again before the others have. */
function deckOf<Card>(cards: readonly Card[]) {
  const deck = [...cards];
  return (fits: (card: Card) => boolean = () => true): Card => {
    const place = Math.max(0, deck.findIndex(fits));
    const [card] = deck.splice(place, 1) as [Card];
    deck.push(card);
    return card;
  };
}

const opinionsByScore: Record<number, readonly Opinion[]> = { 5: delighted, 4: content, 3: divided, 2: disappointed, 1: furious };

/** What readers say about every casino that still takes players, by its slug: the newest first. */
export const readerReviews: ReadonlyMap<string, DemoUserReview[]> = dealReviews(partners.filter(({ isActive }) => isActive));

function dealReviews(casinos: readonly DemoPartner[]): Map<string, DemoUserReview[]> {
  const decks = new Map(Object.entries(opinionsByScore).map(([score, opinions]) => [Number(score), deckOf(opinions)]));
  const nextName = deckOf(readerNames);
  const nextCity = deckOf(readerCities);
  return new Map(
    casinos.map((partner) => {
      const scores = scoresOf(partner);
      const dates = datesOf(partner, scores.length);
      return [
        partner.slug,
        scores.map((score, place) => {
          const date = dates[place] ?? '2026-10-01';
          const experience = buildExperience(partner, date, `${partner.slug}-lector-${place}`);
          const opinion = decks.get(score)?.(({ text }) => Boolean(text(experience)));
          return {
            name: nextName(),
            city: nextCity(),
            date,
            score,
            text: opinion?.text(experience) || '',
            reply: replyTo(opinion, experience, place),
          };
        }),
      ];
    }),
  );
}

/** Casinos whose support is weak answer nobody; the others do not answer everybody. */
function replyTo(opinion: Opinion | undefined, experience: Experience, place: number): string | null {
  const { slug, scores } = experience.partner;
  const isAnswered = scores.Atención >= 7.5 && choose(`${slug}-responde-${place}`, [true, true, true, false]);
  return (isAnswered && opinion?.reply?.(experience)) || null;
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
  return Array.from({ length: count }, (_, place) => mix[(start + place) % mix.length] ?? 4);
}

function datesOf({ slug }: DemoPartner, count: number): string[] {
  const days = Array.from({ length: count }, (_, place) => {
    const month = choose(`${slug}-mes-${place}`, [3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const day = (choose(`${slug}-dia`, [1, 2, 3, 4, 5, 6, 7]) + place * 5) % 18;
    return `2026-${String(month).padStart(2, '0')}-${String(day + 1).padStart(2, '0')}`;
  });
  return days.toSorted().toReversed();
}
