import { measureNames, type RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import { z } from 'zod';
import { readContent } from './writing/readContent.ts';

const text = z.string().min(1);
const points = z.number().min(0).max(10);

const criterionSchema = z.strictObject({
  key: text,
  name: text,
  weight: z.number().positive(),
  measure: z.enum(measureNames),
  /** End of the band (null: none), lowest and highest score in it. */
  bands: z.array(z.tuple([z.number().nullable(), points, points])),
});

const methodSchema = z.strictObject({ version: z.int(), day: z.iso.date(), reason: text, criteria: z.array(criterionSchema) });

/** Every version of the rule by which ratings are computed: `content/ratingMethods.yaml`, the newest first. */
export const ratingMethods: RatingMethod[] = readContent('ratingMethods.yaml', z.array(methodSchema)).map((method) => ({
  ...method,
  criteria: method.criteria.map(({ bands, ...criterion }) => ({
    ...criterion,
    bands: bands.map(([upTo, floor, ceiling]) => ({ upTo, floor, ceiling })),
  })),
}));
