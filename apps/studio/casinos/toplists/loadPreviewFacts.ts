import type { PresentedVerdict } from '@lupa/blocks/shared/rating/presentVerdict.ts';
import { imageSources } from '@lupa/contracts/imagePath.ts';
import type { LegalPeriod } from '@lupa/contracts/legalStatus.ts';
import { isCasinoOutdated } from '@lupa/contracts/linkFacts.ts';
import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import { storedLegalStatusSchema, storedOfferSchema, storedPartnerSchema } from '@lupa/database/storedDocuments.ts';
import type { CasinoScore } from '@lupa/domain/rating/scoreCasino.ts';
import { compareOffers } from '@lupa/domain/toplistRules.ts';
import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { sourceOf } from '../../core/publish/sources.ts';
import { loadScores, loadVerdicts } from '../ratings/loadScores.ts';
import type { PreviewFacts, PreviewOffer, PreviewPartner } from './buildPreview.ts';

const publishedQuery = defineQuery(
  'delivery.previewed',
  `
  with partners as materialized (
    select kind, key, source, body from delivery.documents
    where kind = 'partner' and source = any($1))
  select kind, source, body from partners
  union all
  select kind, source, body from delivery.documents
  where kind = 'offer' and split_part(key, '/', 1) in (select key from partners) or kind = 'legalStatus'`,
  { notNull: ['kind', 'source'] },
);

type Row = RowOf<typeof publishedQuery>;

/** What the site shows of these casinos now: read from what is published, as the partner service does. @throws Forbidden */
export async function loadPreviewFacts(req: PayloadRequest, ids: readonly number[]): Promise<PreviewFacts> {
  const { docs } = await req.payload.find({
    collection: slugs.partners,
    where: { id: { in: [...ids] } },
    select: { name: true },
    overrideAccess: false,
    ...plain(req),
  });
  const { rows } = await runQuery(req.payload.db.pool, publishedQuery, [docs.map(({ id }) => sourceOf(slugs.partners, id))]);
  const offers = readOffers(rows);
  const published = rows.flatMap(({ body }) => storedPartnerSchema.safeParse(body).data?.entity.partnerSlug ?? []);
  const [scores, verdicts] = await Promise.all([
    loadScores(req.payload.db.pool, published, new Date()),
    loadVerdicts(req.payload.db.pool, published, new Date()),
  ]);
  const names = await loadRecommended(req, rows);
  const legalPeriods = rows.flatMap(({ kind, body }) => (kind === 'legalStatus' ? storedLegalStatusSchema.parse(body).periods : []));
  return Object.fromEntries(
    docs.map(({ id, name }) => {
      const body = rows.find(({ source }) => source === sourceOf(slugs.partners, id))?.body;
      return [String(id), buildPartner(name, body, { offers, names, scores, verdicts, legalPeriods })];
    }),
  );
}

function readOffers(rows: Row[]): Map<string, PreviewOffer[]> {
  const offers = new Map<string, PreviewOffer[]>();
  for (const { body } of rows.filter(({ kind }) => kind === 'offer')) {
    const { data } = storedOfferSchema.safeParse(body);
    if (!data) continue;
    const { id, attributes } = data.offer;
    const { titlePreview, expiration } = attributes;
    const { position, territories } = data;
    const offer = { position, territories, hasLink: data.trackingUrl !== null, offer: { id, attributes: { titlePreview, expiration } } };
    offers.set(data.partnerSlug, [...(offers.get(data.partnerSlug) ?? []), offer].toSorted(compareOffers));
  }
  return offers;
}

type Known = {
  offers: Map<string, PreviewOffer[]>;
  names: Map<string, string>;
  scores: Map<string, CasinoScore>;
  verdicts: Map<string, PresentedVerdict>;
  legalPeriods: LegalPeriod[];
};

const nothing = { slug: null, rating: null, verdict: null, logo: null, recommended: null, offers: [], licences: [] };

function buildPartner(name: string, body: unknown, { offers, names, scores, verdicts, legalPeriods }: Known): PreviewPartner {
  const { data } = storedPartnerSchema.safeParse(body);
  if (!data) return { ...nothing, name, isActive: false, isOutdated: true, legalPeriods };
  const { entity, attributes } = data;
  const recommended = entity.recommendedPartner;
  return {
    name: entity.partnerName,
    slug: entity.partnerSlug,
    isActive: entity.activePartner === true,
    isOutdated: isCasinoOutdated(entity),
    rating: scores.get(entity.partnerSlug)?.total ?? attributes.rating,
    verdict: verdicts.get(entity.partnerSlug)?.text ?? null,
    logo: attributes.logo === null ? null : locateLogo(attributes.logo),
    recommended: recommended === null ? null : (names.get(recommended) ?? recommended),
    offers: offers.get(entity.partnerSlug) ?? [],
    licences: data.licences,
    legalPeriods,
  };
}

async function loadRecommended(req: PayloadRequest, rows: Row[]): Promise<Map<string, string>> {
  const wanted = rows.flatMap(({ body }) => storedPartnerSchema.safeParse(body).data?.entity.recommendedPartner ?? []);
  if (wanted.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: slugs.partners,
    where: { slug: { in: wanted } },
    select: { name: true, slug: true },
    overrideAccess: false,
    ...plain(req),
  });
  return new Map(docs.map(({ slug, name }) => [slug, name]));
}

/** A source path of the image host, where the studio keeps the same file. */
function locateLogo(source: string): string | null {
  const [folder, name] = source.split('/');
  return folder === imageSources.media && name !== undefined ? `/api/${slugs.media}/file/${encodeURIComponent(name)}` : null;
}
