import { z } from 'zod';
import { usualDeposit } from '../partners/bonusCost.ts';
import { ownFigures } from '../partners/ownFigures.ts';
import { languageNames } from '../partners/partnerTexts.ts';
import type { DemoPartner } from '../partners/partner.schema.ts';
import { callNumber, helplines } from '../writing/chileanFacts.ts';
import { formatDate, formatPesos } from '../writing/figures.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { readContent } from '../writing/readContent.ts';
import { joinWords, lowerFirst } from '../writing/words.ts';

const text = z.string().min(1);

/** What the editor wrote of one casino: `content/reviews/<slug>.yaml`. Bodies and answers are Markdown. */
const reviewSchema = z
  .strictObject({
    title: text,
    description: text,
    heading: text,
    verdict: text,
    payments: text,
    trust: text,
    support: text,
    /** Left out where there is nothing to be had any more. */
    bonusTitle: z.exactOptional(text),
    bonus: z.exactOptional(text),
    gamesTitle: z.exactOptional(text),
    games: z.exactOptional(text),
    questions: z
      .array(z.strictObject({ question: text, answer: text }))
      .min(3)
      .max(4),
    testedBy: text,
    help: text,
  })
  .refine(({ bonusTitle, bonus }) => (bonusTitle === undefined) === (bonus === undefined), 'bonus and bonusTitle come together')
  .refine(({ gamesTitle, games }) => (gamesTitle === undefined) === (games === undefined), 'games and gamesTitle come together');
export type ReviewTexts = z.output<typeof reviewSchema>;

/** The review of a casino with the figures of its own records. @throws ContentError where it names one that the casino does not have */
export const readReview = (partner: DemoPartner): ReviewTexts =>
  readContent(`reviews/${partner.slug}.yaml`, reviewSchema, reviewFigures(partner), { mayLeaveFiguresOut: true });

/** The review as it is written, with the names of figures in it. */
export const readWrittenReview = (slug: string): ReviewTexts => readContent(`reviews/${slug}.yaml`, reviewSchema, null);

function reviewFigures(partner: DemoPartner): Figures {
  const { name, established, licence, support, testedOn } = partner;
  const [health, crisis] = helplines;
  return {
    ...ownFigures(partner),
    name,
    established,
    languages: joinWords(languageNames(partner).map(lowerFirst)),
    channels: joinWords(support.map(lowerFirst)),
    usualDeposit: formatPesos(usualDeposit),
    licence: licence.name,
    licenceSeenOn: formatDate(licence.verifiedOn),
    testedOn: formatDate(testedOn),
    health: health.name,
    healthNumber: callNumber(health),
    crisisNumber: callNumber(crisis),
  };
}
