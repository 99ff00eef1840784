import { z } from 'zod';
import { answerOf, neededListOf, objectOf, orDefault } from './generous.ts';
import { moment, momentOrNull, someText, textOrNull } from './values.ts';

/* How the law stands (an extension). `licensedList`: only casinos with a licence of the market; `prohibited`: none. */

export const legalStatuses = ['unregulated', 'licensedList', 'prohibited'] as const;
export type LegalStatus = (typeof legalStatuses)[number];

/**
 * `since` is the first moment at which it holds (ISO 8601), `source` a web address, `verifiedOn` the day on which somebody last read it.
 */
export const legalPeriodSchema = objectOf({
  status: z.enum(legalStatuses),
  since: moment.pipe(z.iso.datetime({ offset: true })),
  source: textOrNull,
  verifiedOn: momentOrNull,
});
export type LegalPeriod = z.output<typeof legalPeriodSchema>;

/** `GET {cms}/legal-status`: `periods` are those that have begun, the newest first; the first of them holds now. */
export const legalAnswerSchema = answerOf(objectOf({ periods: neededListOf(legalPeriodSchema) }), 'periods');
export type LegalAnswer = z.output<typeof legalAnswerSchema>;

/** A licence of the market. `from` and `until` are ISO days, the last one included; null: without end. */
export const marketLicenceSchema = objectOf({
  number: someText,
  from: z.iso.date(),
  until: orDefault(z.iso.date().nullable(), null),
  source: textOrNull,
});
export type MarketLicence = z.output<typeof marketLicenceSchema>;

export const legalPeriodExample: LegalPeriod = {
  status: 'unregulated',
  since: '2025-09-02T03:00:00.000Z',
  source: 'https://www.pjud.cl/',
  verifiedOn: '2026-11-16',
};
export const legalAnswerExample: LegalAnswer = { periods: [legalPeriodExample] };
export const marketLicenceExample: MarketLicence = {
  number: 'CL-2027-014',
  from: '2027-03-01',
  until: '2032-02-29',
  source: 'https://registro.example/014',
};
