import { z } from 'zod';
import { answerOf, neededListOf, objectOf } from './generous.ts';
import { numberOrNull, someText, textOrEmpty, textOrNull } from './values.ts';

export const searchKinds = ['page', 'casino', 'warning'] as const;

/** More of a question is not looked at. */
export const maximumQuestionLength = 100;

/**
 * Something that was found. `path` is the page where it is read about; `category` that page's on the sitemap; `partner` a casino's slug;
 * `host` a casino's web site; `since` the ISO day on which it came on the black list. `match` says what of it was asked for by the letter:
 * its host, its name, or neither. `score` goes from 0 to 1.
 */
const foundSchema = objectOf({
  kind: z.enum(searchKinds).catch('page'),
  path: z.string().startsWith('/'),
  title: someText,
  summary: textOrEmpty,
  category: textOrNull,
  partner: textOrNull,
  host: textOrNull,
  since: textOrNull,
  match: z.enum(['host', 'name']).nullable().catch(null),
  score: numberOrNull,
});
export type Found = z.output<typeof foundSchema>;

/** `GET {cms}/search/`, an extension. `host`: that of the question, where it is the address of a web site. */
export const searchAnswerSchema = answerOf(objectOf({ host: textOrNull, results: neededListOf(foundSchema) }), 'results');
export type SearchAnswer = z.output<typeof searchAnswerSchema>;

export const searchAnswerExample: SearchAnswer = {
  host: null,
  results: [
    {
      kind: 'casino',
      path: '/resenas/casino-andino/',
      title: 'Casino Andino',
      summary: '',
      category: null,
      partner: 'casino-andino',
      host: 'casino-andino.example',
      since: null,
      match: 'name',
      score: 1,
    },
  ],
};
