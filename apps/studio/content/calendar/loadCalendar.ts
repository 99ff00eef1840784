import { contentLocales, defaultContentLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import { lastFreshDay } from '@lupa/domain/rating/measure.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { featuresOf } from '../../core/feature.ts';
import { findLabels } from '../../core/find.ts';
import { slugs } from '../../core/slugs.ts';
import { readLicences } from '../../casinos/law/endingLicences.ts';
import { toDay } from '../../core/dates/days.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { idOf, type Reference } from '../../core/publish/sources.ts';
import { trashable, trashDays } from '../../core/uses/trash.ts';
import type { CalendarFacts } from './buildCalendar.ts';
import { loadPlanned, type PlannedJob } from './plannedJobs.ts';

const everything = { depth: 0, draft: false, pagination: false, overrideAccess: true } as const;
const published = { _status: { equals: 'published' } };

/** Everything in the studio that is compared with the time: names and dates only, for everybody with a login. */
export async function loadCalendarFacts(request: PayloadRequest): Promise<CalendarFacts> {
  const partners = await loadPartners(request);
  return {
    planned: await loadPlannedSubjects(request),
    offers: await loadOffers(request, partners),
    places: await loadPlaces(request, partners),
    records: await loadRecords(request, partners),
    methods: await loadMethods(request),
    legalPeriods: await loadLegalPeriods(request),
    licences: await loadLicences(request, partners),
    trashed: await loadTrashed(request),
  };
}

type Partners = Map<number, { name: string; sitePath: string | null }>;

async function loadPartners(request: PayloadRequest): Promise<Partners> {
  const req = isolateRequest(request);
  const { docs } = await req.payload.find({ ...everything, collection: slugs.partners, select: { name: true, reviewPage: true }, req });
  const paths = await loadPaths(request, defaultContentLocale);
  return new Map(docs.map(({ id, name, reviewPage }) => [id, { name, sitePath: paths.get(idOf(reviewPage) ?? 0) ?? null }]));
}

/** Of pages that are out. */
async function loadPaths(request: PayloadRequest, locale: ContentLocale): Promise<Map<number, string>> {
  const req = isolateRequest(request);
  const { docs } = await req.payload.find({
    ...everything,
    collection: slugs.pages,
    where: published,
    locale,
    select: { slug: true },
    req,
  });
  return new Map(docs.flatMap(({ id, slug }) => (slug ? [[id, slug]] : [])));
}

const nameOf = (partners: Partners, reference: Reference): string => partners.get(idOf(reference) ?? 0)?.name ?? 'un casino borrado';
const pathOf = (partners: Partners, reference: Reference): string | null => partners.get(idOf(reference) ?? 0)?.sitePath ?? null;

async function loadOffers(request: PayloadRequest, partners: Partners): Promise<CalendarFacts['offers']> {
  const req = isolateRequest(request);
  const select = { titlePreview: true, partner: true, expiration: true } as const;
  const { docs } = await req.payload.find({ ...everything, collection: slugs.offers, where: published, select, req });
  return docs.map(({ id, titlePreview, partner, expiration }) => ({
    collection: slugs.offers,
    id,
    title: titlePreview,
    partner: nameOf(partners, partner),
    sitePath: pathOf(partners, partner),
    expiration: toDay(expiration),
  }));
}

async function loadPlaces(request: PayloadRequest, partners: Partners): Promise<CalendarFacts['places']> {
  const req = isolateRequest(request);
  const select = { name: true, entries: true, highlight: true } as const;
  const { docs } = await req.payload.find({ ...everything, collection: slugs.toplists, where: published, select, req });
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

async function loadRecords(request: PayloadRequest, partners: Partners): Promise<CalendarFacts['records']> {
  const req = isolateRequest(request);
  const select = { kind: true, partner: true, day: true, timeToLive: true, isWithdrawn: true } as const;
  const { docs } = await req.payload.find({ ...everything, collection: slugs.records, where: published, select, req });
  const labels = findLabels(featuresOf(req.payload));
  return docs.flatMap(({ id, kind, partner, day, timeToLive, isWithdrawn }) => {
    const from = toDay(day);
    if (isWithdrawn || from === null) return [];
    const title = `${labels[kind] ?? kind} de ${nameOf(partners, partner)}`;
    const sitePath = pathOf(partners, partner);
    return [{ collection: slugs.records, id, title, sitePath, lastDay: lastFreshDay({ day: from, timeToLive }) }];
  });
}

async function loadMethods(request: PayloadRequest): Promise<CalendarFacts['methods']> {
  const req = isolateRequest(request);
  const select = { version: true, day: true } as const;
  const { docs } = await req.payload.find({ ...everything, collection: slugs.ratingMethods, where: published, select, req });
  return docs.flatMap(({ id, version, day }) => {
    const from = toDay(day);
    return from === null
      ? []
      : [{ collection: slugs.ratingMethods, id, title: `Método de las notas, versión ${version}`, sitePath: null, day: from }];
  });
}

async function loadLegalPeriods(request: PayloadRequest): Promise<CalendarFacts['legalPeriods']> {
  const { periods } = await request.payload.findGlobal({
    slug: slugs.legalStatus,
    depth: 0,
    overrideAccess: true,
    req: isolateRequest(request),
  });
  return periods ?? [];
}

async function loadLicences(request: PayloadRequest, partners: Partners): Promise<CalendarFacts['licences']> {
  const req = isolateRequest(request);
  const where = { and: [published, { 'licences.number': { exists: true } }] };
  const { docs } = await req.payload.find({
    ...everything,
    collection: slugs.partners,
    where,
    select: { name: true, licences: true },
    req,
  });
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

async function loadTrashed(request: PayloadRequest): Promise<CalendarFacts['trashed']> {
  const found: CalendarFacts['trashed'] = [];
  for (const collection of trashable as CollectionSlug[]) {
    const req = isolateRequest(request);
    const { docs } = await req.payload.find({ ...everything, collection, where: { deletedAt: { exists: true } }, trash: true, req });
    for (const doc of docs as { id: number; deletedAt?: string | null }[]) {
      if (!doc.deletedAt) continue;
      const goesAt = new Date(Date.parse(doc.deletedAt) + trashDays * 86_400_000).toISOString();
      found.push({ collection, id: doc.id, title: titleOf(request, collection, doc), sitePath: null, goesAt });
    }
  }
  return found;
}

async function loadPlannedSubjects(request: PayloadRequest): Promise<CalendarFacts['planned']> {
  const found: CalendarFacts['planned'] = [];
  for (const job of await loadPlanned(request.payload)) {
    const locale = job.locale ?? defaultContentLocale;
    const doc = await findDocument(request, job, locale);
    if (doc === null) continue;
    const path = job.collection === slugs.pages ? await findPath(request, job, doc) : null;
    found.push({ ...job, title: titleOf(request, job.collection, doc), sitePath: path });
  }
  return found;
}

type Found = { id: number; slug?: unknown };

function findDocument(request: PayloadRequest, { collection, id }: PlannedJob, locale: ContentLocale): Promise<Found | null> {
  const read = { collection, id, locale, fallbackLocale: false as const, draft: true, depth: 0, overrideAccess: true, disableErrors: true };
  return request.payload.findByID({ ...read, req: isolateRequest(request) });
}

/** Where the page is, or will be: in its language, or in the first one that it has. */
async function findPath(request: PayloadRequest, job: PlannedJob, doc: Found): Promise<string | null> {
  if (typeof doc.slug === 'string' && doc.slug !== '') return doc.slug;
  if (job.locale !== null) return null;
  for (const locale of contentLocales) {
    const slug = (await findDocument(request, job, locale))?.slug;
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
