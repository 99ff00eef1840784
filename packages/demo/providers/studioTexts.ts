import { z } from 'zod';
import { authorKeySchema } from '../writing/authors.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { readContent } from '../writing/readContent.ts';
import { buildStudio, type Studio } from './studio.ts';

const text = z.string().min(1);
const titledText = z.strictObject({ title: text, body: text });

const studioTextSchema = z.strictObject({
  city: text,
  author: authorKeySchema,
  updatedOn: z.iso.date(),
  title: text,
  description: text,
  lead: text,
  history: titledText,
  games: titledText,
  pros: z.array(text).min(1),
  cons: z.array(text).min(1),
  questions: z.array(titledText).min(1),
});

/** What was written about a studio, with its figures filled in. */
export type StudioText = z.output<typeof studioTextSchema> & { studio: Studio };

/** Ids of the studios that have a page, in its order. */
const writtenStudios = [1, 2, 3, 14, 25, 27, 5, 6, 12, 28, 36, 37];

function figuresOf({ best, newest, mostSearched, casinos, ...studio }: Studio): Figures {
  const [first = '', second = '', third = ''] = mostSearched;
  return {
    ...studio,
    best: best.name,
    bestReturn: best.returned,
    newest: newest.name,
    newestOn: newest.date,
    mostSearched: first,
    secondMostSearched: second,
    thirdMostSearched: third,
    threeMostSearched: mostSearched.join(', '),
    casinos: casinos.length,
  };
}

/** The texts about studios that have a page: `content/studios/`. */
export const studioTexts: StudioText[] = writtenStudios.map((id) => {
  const studio = buildStudio(id);
  const file = `studios/${studio.normalisedName}.yaml`;
  return { ...readContent(file, studioTextSchema, figuresOf(studio), { mayLeaveFiguresOut: true }), studio };
});
