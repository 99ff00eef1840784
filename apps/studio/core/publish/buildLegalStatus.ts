import { anyLocale } from '@lupa/database/delivery.ts';
import { toDay } from './toDay.ts';
import { buildDocument, type PublicDocument } from './documents.ts';
import type { Reader } from './reader.ts';

/** All periods, those to come included: the services know what time it is. */
export async function buildLegalStatus(reader: Reader): Promise<PublicDocument[]> {
  const { periods } = await reader.findLegalStatus();
  if (!periods?.length) return [];
  const body = {
    periods: periods.map(({ status, since, source, verifiedOn }) => ({ status, since, source, verifiedOn: toDay(verifiedOn) })),
  };
  return [buildDocument('legalStatus', '-', anyLocale, body, { refs: new Set() })];
}
