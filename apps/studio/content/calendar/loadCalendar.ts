import { contentLocales, defaultContentLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { lastFreshDay } from '@lupa/domain/rating/measure.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { featuresOf } from '../../core/feature.ts';
import { findLabels } from '../../core/find.ts';
import { slugs } from '../../core/slugs.ts';
import { readLicences } from '../../casinos/law/endingLicences.ts';
import { toDay } from '../../core/dates/days.ts';
import { plain } from '../../core/publish/reader.ts';
import { idOf, type Reference } from '../../core/publish/sources.ts';
import { trashable, trashDays } from '../../core/uses/trash.ts';
import type { CalendarFacts, CalendarRange } from './buildCalendar.ts';
import { loadFailed, loadPlanned, type PlannedJob } from '../../core/publish/plannedJobs.ts';

const readAll = (req: PayloadRequest) => ({ ...plain(req), draft: false, overrideAccess: true }) as const;
const published = { _status: { equals: 'published' } };

/**
 * What of the studio is compared with the time: names and dates only, for everybody with a login. Of offers and records those that end on
 * these days.
 */
export async function loadCalendarFacts(req: PayloadRequest, range: CalendarRange): Promise<CalendarFacts> {
  const partners = await loadPartners(req);
  return {
    planned: await loadPlannedSubjects(req),
    offers: await loadOffers(req, partners, range),
    places: await loadPlaces(req, partners),
    records: await loadRecords(req, partners, range),
    methods: await loadMethods(req),
    legalPeriods: await loadLegalPeriods(req),
    licences: await loadLicences(req, partners),
    trashed: await loadTrashed(req),
  };
}

type Partners = Map<number, { name: string; sitePath: string | null }>;

const partnersQuery = defineQuery(
  'studio.calendarPartners',
  `
  select partner.id, coalesce(partner.name, '') as name, nullif(words.slug, '') as "sitePath" from studio.partners as partner
    left join studio.pages as page on page.id = partner.review_page_id and page.deleted_at is null
    left join studio.pages_locales as words
      on words._parent_id = page.id and words._locale = '${defaultContentLocale}' and words._status = 'published'
  where partner.deleted_at is null`,
  { notNull: ['name'] },
);
// Two days more on either side: a day ends at another moment in each zone.
const isOnDays = (moment: string): string => `${moment} between $1::date - 2 and $2::date + 2`;
const offersQuery = defineQuery(
  'studio.calendarOffers',
  `
  select id, coalesce(title_preview, '') as title, partner_id as partner, expiration from studio.offers
  where _status = 'published' and deleted_at is null and ${isOnDays('expiration')} order by created_at desc, id desc`,
  { notNull: ['title'] },
);
const recordsQuery = defineQuery(
  'studio.calendarRecords',
  `
  select id, kind::text as kind, partner_id as partner, day, time_to_live::int as "timeToLive" from studio.records
  where _status = 'published' and deleted_at is null and is_withdrawn is not true
    and ${isOnDays('day + make_interval(days => time_to_live::int)')} order by created_at desc, id desc`,
  { notNull: ['kind', 'day', 'timeToLive'] },
);

async function loadPartners(req: PayloadRequest): Promise<Partners> {
  const { rows } = await runQuery(req.payload.db.pool, partnersQuery, []);
  return new Map(rows.map(({ id, ...partner }) => [id, partner]));
}

const nameOf = (partners: Partners, reference: Reference): string => partners.get(idOf(reference) ?? 0)?.name ?? 'un casino borrado';
const pathOf = (partners: Partners, reference: Reference): string | null => partners.get(idOf(reference) ?? 0)?.sitePath ?? null;

async function loadOffers(req: PayloadRequest, partners: Partners, { from, to }: CalendarRange): Promise<CalendarFacts['offers']> {
  const { rows } = await runQuery(req.payload.db.pool, offersQuery, [from, to]);
  return rows.map(({ id, title, partner, expiration }) => ({
    collection: slugs.offers,
    id,
    title,
    partner: nameOf(partners, partner),
    sitePath: pathOf(partners, partner),
    expiration: toDay(expiration?.toISOString()),
  }));
}

async function loadPlaces(req: PayloadRequest, partners: Partners): Promise<CalendarFacts['places']> {
  const select = { name: true, entries: true, highlight: true } as const;
  const { docs } = await req.payload.find({ ...readAll(req), collection: slugs.toplists, where: published, select });
  return docs.flatMap(({ id, name, entries, highlight }) => {
    const subject = { collection: slugs.toplists, id, title: name, sitePath: null };
    const places = (entries ?? []).map((entry, index) => ({ ...entry, place: index + 1 }));
    const paid = highlight?.partner ? [{ ...highlight, place: null }] : [];
    return [...places, ...paid].map(({ partner, place, startsAt, endsAt }) => ({
      ...subject,
      partner: nameOf(partners, partner),
      place,
      startsAt: startsAt ?? null,
      endsAt: endsAt ?? null,
    }));
  });
}

async function loadRecords(req: PayloadRequest, partners: Partners, { from, to }: CalendarRange): Promise<CalendarFacts['records']> {
  const { rows } = await runQuery(req.payload.db.pool, recordsQuery, [from, to]);
  const labels = findLabels(featuresOf(req.payload));
  return rows.map(({ id, kind, partner, day, timeToLive }) => {
    const title = `${labels[kind] ?? kind} de ${nameOf(partners, partner)}`;
    const sitePath = pathOf(partners, partner);
    const lastDay = lastFreshDay({ day: day.toISOString().slice(0, 10), timeToLive });
    return { collection: slugs.records, id, title, sitePath, lastDay };
  });
}

async function loadMethods(req: PayloadRequest): Promise<CalendarFacts['methods']> {
  const select = { version: true, day: true } as const;
  const { docs } = await req.payload.find({ ...readAll(req), collection: slugs.ratingMethods, where: published, select });
  return docs.flatMap(({ id, version, day }) => {
    const from = toDay(day);
    return from === null
      ? []
      : [{ collection: slugs.ratingMethods, id, title: `Método de las notas, versión ${version}`, sitePath: null, day: from }];
  });
}

async function loadLegalPeriods(req: PayloadRequest): Promise<CalendarFacts['legalPeriods']> {
  const { periods } = await req.payload.findGlobal({ ...readAll(req), slug: slugs.legalStatus });
  return periods ?? [];
}

async function loadLicences(req: PayloadRequest, partners: Partners): Promise<CalendarFacts['licences']> {
  const where = { and: [published, { 'licences.number': { exists: true } }] };
  const select = { name: true, licences: true } as const;
  const { docs } = await req.payload.find({ ...readAll(req), collection: slugs.partners, where, select });
  return docs.flatMap(({ id, name, licences }) =>
    readLicences({ licences: licences ?? [] }).map(({ number, from, until }) => ({
      collection: slugs.partners,
      id,
      title: name,
      sitePath: pathOf(partners, id),
      number,
      from,
      until,
    })),
  );
}

async function loadTrashed(req: PayloadRequest): Promise<CalendarFacts['trashed']> {
  const found: CalendarFacts['trashed'] = [];
  for (const collection of trashable as CollectionSlug[]) {
    const { docs } = await req.payload.find({ ...readAll(req), collection, where: { deletedAt: { exists: true } }, trash: true });
    for (const doc of docs as { id: number; deletedAt?: string | null }[]) {
      if (!doc.deletedAt) continue;
      const goesAt = new Date(Date.parse(doc.deletedAt) + trashDays * 86_400_000).toISOString();
      found.push({ collection, id: doc.id, title: titleOf(req, collection, doc), sitePath: null, goesAt });
    }
  }
  return found;
}

async function loadPlannedSubjects(req: PayloadRequest): Promise<CalendarFacts['planned']> {
  const found: CalendarFacts['planned'] = [];
  for (const job of [...(await loadPlanned(req.payload)), ...(await loadFailed(req.payload))]) {
    const locale = job.locale ?? defaultContentLocale;
    const doc = await findDocument(req, job, locale);
    if (doc === null) continue;
    const path = job.collection === slugs.pages ? await findPath(req, job, doc) : null;
    found.push({ ...job, title: titleOf(req, job.collection, doc), sitePath: path });
  }
  return found;
}

type Found = { id: number; slug?: unknown };

function findDocument(req: PayloadRequest, { collection, id }: PlannedJob, locale: ContentLocale): Promise<Found | null> {
  return req.payload.findByID({ ...readAll(req), collection, id, locale, fallbackLocale: false, draft: true, disableErrors: true });
}

/** Where the page is, or will be: in its language, or in the first one that it has. */
async function findPath(req: PayloadRequest, job: PlannedJob, doc: Found): Promise<string | null> {
  if (typeof doc.slug === 'string' && doc.slug !== '') return doc.slug;
  if (job.locale !== null) return null;
  for (const locale of contentLocales) {
    const slug = (await findDocument(req, job, locale))?.slug;
    if (typeof slug === 'string' && slug !== '') return slug;
  }
  return null;
}

function titleOf({ payload }: PayloadRequest, collection: CollectionSlug, doc: { id: number }): string {
  const { config } = payload.collections[collection];
  const field = config.admin.useAsTitle;
  const title = Object.entries(doc).find(([name]) => name === field)?.[1];
  const kind = typeof config.labels.singular === 'string' ? config.labels.singular : collection;
  return typeof title === 'string' && title !== '' ? title : `${kind} n.º ${doc.id}`;
}
