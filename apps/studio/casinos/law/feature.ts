import { anyLocale } from '@lupa/database/delivery.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { toDay } from '../../core/dates/days.ts';
import { slugs } from '../../core/slugs.ts';
import { LegalStatus } from './LegalStatus.ts';
import { readLicences, endingLicences } from './endingLicences.ts';

export const lawFeature: StudioFeature = {
  name: 'law',
  work: [endingLicences],
  globals: [LegalStatus],
  publishing: {
    globalBuilders: { [slugs.legalStatus]: buildLegalStatus },
    parts: { [slugs.partners]: (partner) => ({ licences: readLicences(partner) }) },
  },
};

/** All periods, those to come included: the services know what time it is. */
async function buildLegalStatus(reader: Reader): Promise<PublicDocument[]> {
  const { periods } = await reader.findGlobal(slugs.legalStatus);
  if (!periods?.length) return [];
  const body = {
    periods: periods.map(({ status, since, source, verifiedOn }) => ({ status, since, source, verifiedOn: toDay(verifiedOn) })),
  };
  return [buildDocument('legalStatus', '-', anyLocale, body, { refs: new Set() })];
}
