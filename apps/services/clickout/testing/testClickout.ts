import { request } from 'node:http';
import { dayInMarket } from '@lupa/domain/market.ts';
import { placementExample, signPlacement, type Placement, type SignedFor } from '@lupa/contracts/placement.server.ts';
import { offerKey, storedOfferExample, storedPartnerExample } from '@lupa/database/storedDocuments.ts';
import type pg from 'pg';
import { createClickId, noPlacement, type ClickRow } from '../clickRow.ts';
import type { ClickoutSettings } from '../start.ts';

export const browserAgent =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
export const testSecret = 'a secret for tests, at least 32 characters long';

/** The `p` parameter of a link as the site makes it today, to the offer `casino-andino/bienvenida` unless told otherwise. */
export function signFor(
  changes: Partial<Placement> = {},
  { secret = testSecret, ...link }: Partial<SignedFor> & { secret?: string } = {},
): string {
  const signedFor = { partnerSlug: 'casino-andino', afflinkProxy: 'bienvenida', day: dayInMarket(new Date()), ...link };
  return signPlacement({ ...placementExample, ...changes }, signedFor, secret);
}

export const testSettings = (databaseUrl: string, dataDirectory: string, changes: Partial<ClickoutSettings> = {}): ClickoutSettings => ({
  port: 0,
  hostname: '127.0.0.1',
  databaseUrl,
  dataDirectory,
  siteUrl: 'https://lupacasino.example',
  placementSecret: testSecret,
  countryHeader: null,
  trustedProxies: 0,
  retentionDays: 90,
  ...changes,
});

export type Answer = { status: number; headers: Record<string, string>; body: string };

export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body }: { method?: string; body?: string | undefined } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers: { 'user-agent': browserAgent, ...headers }, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('error', reject);
      response.on('end', () => {
        const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(entries), body: text });
      });
    })
      .on('error', reject)
      .end(body);
  });
}

export async function publish(
  client: Pick<pg.Client, 'query'>,
  {
    partnerSlug,
    proxy = 'bienvenida',
    trackingUrl,
    isActive = true,
    recommendedPartner = null,
    reviewSlug = `/resenas/${partnerSlug}/`,
    expiration = null,
  }: PublishOptions,
): Promise<void> {
  const upsert = `insert into delivery.documents (kind, key, locale, source, body) values ($1, $2, '*', $3, $4)
    on conflict (kind, key, locale) do update set body = excluded.body, version = delivery.documents.version + 1, updated_at = now()`;
  const { offer } = storedOfferExample;
  const entity = { ...storedPartnerExample.entity, partnerSlug, activePartner: isActive, recommendedPartner, reviewSlug };
  await client.query(upsert, ['partner', partnerSlug, `partners:${partnerSlug}`, { ...storedPartnerExample, entity }]);
  if (trackingUrl !== undefined) {
    await client.query(upsert, [
      'offer',
      offerKey(partnerSlug, proxy),
      `offers:${partnerSlug}`,
      { ...storedOfferExample, offer: { ...offer, attributes: { ...offer.attributes, expiration } }, partnerSlug, trackingUrl },
    ]);
  }
  await client.query('select delivery.record_change($1)', [[`partner:${partnerSlug}`]]);
}

type PublishOptions = {
  partnerSlug: string;
  proxy?: string;
  trackingUrl?: string | null;
  isActive?: boolean | null;
  recommendedPartner?: string | null;
  reviewSlug?: string | null;
  expiration?: string | null;
};

export function clickIdOf(location: string | undefined): string {
  return new URL(location ?? '').searchParams.get('click') ?? '';
}

/** The row of a person's click at a moment, without a place. */
export function createClickRow(at: number, changes: Partial<ClickRow> = {}): ClickRow {
  return {
    id: createClickId(at),
    at: new Date(at).toISOString(),
    partner_slug: 'casino-andino',
    afflink_proxy: 'bienvenida',
    offer_id: 'one',
    ...noPlacement,
    cclid: null,
    cmpccl: null,
    country: null,
    device: 'mobile',
    bot_class: 'human',
    bot_reason: null,
    visitor_key: 'key',
    experiment: null,
    ...changes,
  };
}
