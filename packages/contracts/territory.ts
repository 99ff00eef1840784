import { z } from 'zod';
import { neededListOf } from './generous.ts';
import { choice, textOrNull } from './values.ts';

/** A country (ISO 3166-1 alpha-2) or a region of one (ISO 3166-2): `CL`, `CA-ON`. */
export const territoryPattern = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/;
export const territorySchema = z.string().regex(territoryPattern, 'a code of a country or of a region, such as CL or CA-ON');

/** The parameter of calls whose answers have offers: where the visitor is. Without it: in the market's own country. */
export const territoryParameter = 'territory';

/** `GET {partners}/territories/`, an extension: those that offers name. */
export const territoriesSchema = neededListOf(choice.pipe(territorySchema));
export const territoriesExample = ['CA-ON', 'CL'];

/** Requirement 3.66. ISO 3166-1 alpha-2 (CL) and 3166-2 (RM); null: unknown. Finer only where the operator's edge sends it. */
export const userLocationSchema = z.object({
  countryCode: textOrNull,
  regionCode: textOrNull,
  continentCode: textOrNull,
  city: textOrNull,
});
export type UserLocation = z.output<typeof userLocationSchema>;

export const userLocationExample: UserLocation = { countryCode: 'CL', regionCode: 'RM', continentCode: null, city: null };
