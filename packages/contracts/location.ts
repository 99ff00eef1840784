import { z } from 'zod';
import { textOrNull } from './generous.ts';

/** SPEC section 3, user location. Codes as ISO 3166-1 alpha-2 (CL) and 3166-2 without the country (RM); null: unknown. */
export const userLocationSchema = z.object({ countryCode: textOrNull, regionCode: textOrNull });
export type UserLocation = z.output<typeof userLocationSchema>;

export const userLocationExample: UserLocation = { countryCode: 'CL', regionCode: 'RM' };
