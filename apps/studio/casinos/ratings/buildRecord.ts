import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import { slugs } from '../../core/slugs.ts';
import type { RatingMethod, Record as StoredRecord } from '../../payload-types.ts';
import { toDay } from '../../core/dates/days.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import { createReferences, type References } from '../../core/publish/references.ts';
import type { Reader } from '../../core/publish/publishing.ts';

export async function buildRecords(id: number, reader: Reader): Promise<PublicDocument[]> {
  const record = await reader.find(slugs.records, id, defaultContentLocale);
  if (record?._status !== 'published') return [];
  const references = createReferences(reader, defaultContentLocale);
  const partnerSlug = await references.partnerSlug(record.partner);
  if (partnerSlug === null) return [];
  const capture = await references.image(record.capture);
  const body = {
    id: String(record.id),
    partnerSlug,
    kind: record.kind,
    day: toDay(record.day),
    timeToLive: record.timeToLive,
    source: record.source ?? null,
    capture: capture?.src ?? null,
    captureFocus: capture?.focus ?? null,
    by: (await references.author(record.by))?.name ?? '',
    note: record.note ?? '',
    ...(await buildSection(record, references)),
    corrections: (record.corrections ?? []).map(({ day, was, reason }) => ({ day: toDay(day), was: was ?? '', reason })),
    isWithdrawn: record.isWithdrawn ?? false,
  };
  return [buildDocument('casinoRecord', `${partnerSlug}/${record.id}`, anyLocale, body, references)];
}

/** Only the section of its kind: what an editor filled in for another kind before is left out. */
async function buildSection(record: StoredRecord, references: References) {
  switch (record.kind) {
    case 'withdrawal':
    case 'deposit': {
      const method = await references.paymentMethod(record.transfer?.method);
      const { amount, askedAt, approvedAt, receivedAt } = record.transfer ?? {};
      return {
        transfer: {
          method: method?.internalName,
          methodName: method?.name,
          amount: amount ?? null,
          askedAt,
          approvedAt: approvedAt ?? null,
          receivedAt: receivedAt ?? null,
        },
      };
    }
    case 'licence':
      return { checks: (record.checks ?? []).map(({ name, holds }) => ({ name, holds: holds === 'yes' })) };
    case 'terms':
      return { terms: { rollover: record.terms?.rollover ?? null, weight: record.terms?.weight ?? null } };
    case 'games':
      return { games: { sampled: record.games?.sampled, reduced: record.games?.reduced } };
    case 'support': {
      const { channel, question, answeredAfterMinutes } = record.support ?? {};
      return { support: { channel, question, answeredAfterMinutes: answeredAfterMinutes ?? null } };
    }
  }
}

export async function buildRatingMethods(id: number, reader: Reader): Promise<PublicDocument[]> {
  const method = await reader.find(slugs.ratingMethods, id, defaultContentLocale);
  if (method?._status !== 'published') return [];
  const criteria = (method.criteria ?? []).map(({ key, name, weight, measure, bands }) => ({
    key,
    name,
    weight,
    measure,
    bands: (bands ?? []).map(({ upTo, floor, ceiling }) => ({ upTo: upTo ?? null, floor, ceiling })),
  }));
  const { version, day, reason, scale, recommended, reserves } = method;
  const verdicts = isThreshold(recommended) && isThreshold(reserves) ? { recommended, reserves } : null;
  const body = { version, day: toDay(day), reason, scale: scale ?? 'middle', verdicts, criteria };
  return [buildDocument('ratingMethod', String(method.version), anyLocale, body, { refs: new Set() })];
}

type Threshold = RatingMethod['recommended'];
const isThreshold = (threshold: Threshold): boolean => typeof threshold?.rating === 'number' && typeof threshold.trust === 'number';
