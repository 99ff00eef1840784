import { z } from 'zod';
import { textOrNull } from './generous.ts';

/**
 * Requirement 3.66. Codes as ISO 3166-1 alpha-2 (CL) and 3166-2 without the country (RM); null: unknown. Continent (SA) and
 * city only where the operator's edge is made to send them: location is coarse unless somebody decides otherwise.
 */
export const userLocationSchema = z.object({
  countryCode: textOrNull,
  regionCode: textOrNull,
  continentCode: textOrNull,
  city: textOrNull,
});
export type UserLocation = z.output<typeof userLocationSchema>;

export const userLocationExample: UserLocation = { countryCode: 'CL', regionCode: 'RM', continentCode: null, city: null };
