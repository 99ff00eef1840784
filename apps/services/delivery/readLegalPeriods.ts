import type { LegalPeriod } from '@lupa/contracts/legalStatus.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import { storedLegalStatusSchema } from '@lupa/database/storedDocuments.ts';
import type { Queryable } from './queryDocuments.ts';
import { readBodies } from './readBodies.ts';

/**
 * How the law stands to casinos, periods to come included.
 * @throws ZodError when it cannot be read: whoever guessed would offer casinos that may not be offered.
 */
export async function readLegalPeriods(pool: Queryable): Promise<LegalPeriod[]> {
  const bodies = await readBodies(pool, 'legalStatus', anyLocale);
  return bodies.flatMap((body) => storedLegalStatusSchema.parse(JSON.parse(body)).periods);
}
