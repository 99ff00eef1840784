import { z } from 'zod';
import { demoProviders } from '../catalogue/demoCatalogue.ts';
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

const writtenStudios = [
  'huemul-interactive',
  'atacama-reels',
  'cordillera-play',
  'paperboat-gaming',
  'camanchaca-labs',
  'chucao-interactive',
  'lluvia-dorada',
  'faro-austral-games',
  'bruma-games',
  'lanternfish-live',
  'glasswing-gaming',
  'mesa-azul-live',
];

function figuresOf({ best, newest, mostSearched, casinos, ...studio }: Studio): Figures {
  const { founded, count, slots, types, averageReturn, volatility, wild, calm, withFreeSpins, withPot } = studio;
  return {
    founded,
    count,
    slots,
    types,
    averageReturn,
    volatility,
    wild,
    calm,
    withFreeSpins,
    withPot,
    best: best.name,
    bestReturn: best.returned,
    newest: newest.name,
    newestOn: newest.date,
    mostSearched: mostSearched[0] ?? '',
    secondMostSearched: mostSearched[1] ?? '',
    thirdMostSearched: mostSearched[2] ?? '',
    threeMostSearched: mostSearched.join(', '),
    casinos: casinos.length,
  };
}

/** The texts about studios that have a page: `content/studios/`. */
export const studioTexts: StudioText[] = writtenStudios.map((name) => {
  const provider = demoProviders.find(({ normalisedName }) => normalisedName === name);
  if (!provider) throw new Error(`The catalogue has no studio ${name}.`);
  const studio = buildStudio(provider.id);
  return { ...readContent(`studios/${name}.yaml`, studioTextSchema, figuresOf(studio), { mayLeaveFiguresOut: true }), studio };
});
