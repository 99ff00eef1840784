import { type CasinoRecord, casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import { gameEntitiesExample } from '@lupa/contracts/gameEntity.ts';
import { globalsExample } from '@lupa/contracts/globals.ts';
import { legalPeriodExample, type LegalStatus } from '@lupa/contracts/legalStatus.ts';
import { microcopyEntriesExample } from '@lupa/contracts/microcopy.ts';
import { navigationGroupsExample } from '@lupa/contracts/navigation.ts';
import { paymentMethodsExample } from '@lupa/contracts/paymentMethod.ts';
import { type RatingMethod, ratingMethodExample } from '@lupa/contracts/ratingMethod.ts';
import { redirectsExample } from '@lupa/contracts/redirect.ts';
import { anyLocale, type DocumentKind } from '@lupa/database/delivery.ts';
import {
  offerKey,
  storedBodySchemas,
  storedOfferExample,
  storedPageExamples,
  storedPartnerExample,
  storedToplistExample,
  type StoredBody,
  type StoredOffer,
  type StoredPage,
  type StoredPartner,
} from '@lupa/database/storedDocuments.ts';
import type { Queryable } from './queryDocuments.ts';

export type TestDocument<Kind extends DocumentKind> = {
  kind: Kind;
  key: string;
  locale?: string;
  body: StoredBody<Kind>;
  position?: number;
  version?: number;
};

export async function publish<Kind extends DocumentKind>(
  pool: Queryable,
  document: TestDocument<Kind>,
  tags: string[] = [],
): Promise<void> {
  const { kind, key, locale = anyLocale, body, position = 0, version = 1 } = document;
  await pool.query(
    `insert into delivery.documents (kind, key, locale, source, body, position, version, updated_at) values ($1, $2, $3, 'test:1', $4, $5, $6, '2026-11-02T12:00:00Z')
     on conflict (kind, key, locale) do update set body = excluded.body, position = excluded.position, version = delivery.documents.version + 1`,
    [kind, key, locale, JSON.stringify(storedBodySchemas[kind].parse(body)), position, version],
  );
  if (tags.length > 0) await pool.query('select delivery.record_change($1)', [tags]);
}

export async function publishExamples(pool: Queryable): Promise<void> {
  for (const body of storedPageExamples) await publish(pool, { kind: 'page', key: body.slug, locale: 'es_CL', body });
  await pool.query(
    `insert into delivery.publications (source, locale, first_published_at) values ('test:1', 'es_CL', '2026-03-09T15:00:00Z')`,
  );
  for (const body of navigationGroupsExample) await publish(pool, { kind: 'navigationGroup', key: body.groupName, locale: 'es_CL', body });
  for (const [position, body] of microcopyEntriesExample.entries()) {
    await publish(pool, { kind: 'microcopy', key: body.key, locale: 'es_CL', body, position });
  }
  for (const body of globalsExample) await publish(pool, { kind: 'globals', key: 'globals', locale: 'es_CL', body });
  for (const body of paymentMethodsExample) await publish(pool, { kind: 'paymentMethod', key: body.internalName, body });
  for (const body of gameEntitiesExample) await publish(pool, { kind: 'gameExtra', key: body.arcadeId, body });
  for (const body of redirectsExample) await publish(pool, { kind: 'redirect', key: body.from, body });
  await publishPartner(pool, 'casino-andino');
  await publishOffer(pool, 'casino-andino', 'bienvenida');
  await publish(pool, { kind: 'toplist', key: 'home', body: storedToplistExample, version: 7 });
}

export function publishPage(
  pool: Queryable,
  slug: string,
  changes: Partial<StoredPage> = {},
  locale = 'es_CL',
  tags?: string[],
): Promise<void> {
  const body = { ...(storedPageExamples[0] as StoredPage), ...changes, slug };
  return publish(pool, { kind: 'page', key: slug, locale, body }, tags);
}

export function publishPartner(
  pool: Queryable,
  slug: string,
  entity: Partial<StoredPartner['entity']> = {},
  position = 0,
  licences: StoredPartner['licences'] = [],
): Promise<void> {
  const body = { ...storedPartnerExample, licences, entity: { ...storedPartnerExample.entity, partnerSlug: slug, ...entity } };
  return publish(pool, { kind: 'partner', key: slug, body, position });
}

export type TestOffer = Partial<Pick<StoredOffer, 'trackingUrl' | 'position' | 'territories'>> & {
  expiration?: string | null;
  offerType?: string;
  rollover?: number;
};

export function publishLegalStatus(pool: Queryable, statuses: Record<string, LegalStatus>): Promise<void> {
  const periods = Object.entries(statuses).map(([since, status]) => ({ ...legalPeriodExample, status, since }));
  return publish(pool, { kind: 'legalStatus', key: '-', body: { periods } });
}

export function publishOffer(pool: Queryable, partnerSlug: string, afflinkProxy: string, changes: TestOffer = {}): Promise<void> {
  const { offer } = storedOfferExample;
  const {
    trackingUrl = storedOfferExample.trackingUrl,
    position = 0,
    territories = [],
    expiration = null,
    offerType = 'welcome',
  } = changes;
  const { rollover = offer.attributes.rollover } = changes;
  const attributes = { ...offer.attributes, afflinkProxy, expiration, rollover, titlePreview: `Oferta ${afflinkProxy}` };
  const body = {
    partnerSlug,
    trackingUrl,
    position,
    territories,
    offer: { ...offer, id: `${partnerSlug}-${afflinkProxy}`, offerType, attributes },
  };
  return publish(pool, { kind: 'offer', key: offerKey(partnerSlug, afflinkProxy), body });
}

/** A version of the method with the two criteria of the contracts' example: 40 % trust, 60 % payments. */
export function publishMethod(pool: Queryable, changes: Partial<RatingMethod> = {}, tags: string[] = []): Promise<void> {
  const body = { ...ratingMethodExample, day: '2026-11-01', ...changes };
  return publish(pool, { kind: 'ratingMethod', key: String(body.version), body }, tags);
}

/** A licence check without fault, and a withdrawal that took so many hours: what the method of `publishMethod` needs to rate a casino. */
export async function publishRecords(
  pool: Queryable,
  partnerSlug: string,
  hours: number,
  changes: Partial<CasinoRecord> = {},
): Promise<void> {
  const askedAt = '2026-11-01T12:00:00.000Z';
  const receivedAt = new Date(Date.parse(askedAt) + hours * 3_600_000).toISOString();
  const transfer = { method: 'khipu', methodName: 'Khipu', amount: 20_000, askedAt, approvedAt: null, receivedAt };
  const known = { ...casinoRecordExample, partnerSlug, day: '2026-11-02', ...changes };
  const records: CasinoRecord[] = [
    { ...known, id: `${partnerSlug}-1`, kind: 'licence', transfer: null, checks: [{ name: 'Figura en el registro', holds: true }] },
    { ...known, id: `${partnerSlug}-2`, kind: 'withdrawal', transfer },
  ];
  for (const body of records) await publish(pool, { kind: 'casinoRecord', key: `${partnerSlug}/${body.id}`, body });
}
