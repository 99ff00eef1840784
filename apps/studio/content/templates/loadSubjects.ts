import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { APIError, Forbidden, type PayloadRequest } from 'payload';
import { commercialAccess } from '../../core/access/roles.ts';
import { choiceSourceOf } from '../../core/choices/choiceEndpoint.ts';
import { slugs } from '../../core/slugs.ts';
import type { PaymentMethod } from '../../payload-types.ts';
import { isolateRequest, plain } from '../../core/publish/reader.ts';
import type { PageTemplate, Subject, SubjectKind } from './template.ts';
import { slugify } from '@lupa/domain/foldText.ts';
import { idOf, sourceOf } from '../../core/publish/sources.ts';
import { selectUses } from '../../core/uses/usesTable.ts';

export type Choice = { id: number; name: string; page: string | null };

const nothing = { toplist: null, providers: [], gameTypes: [], methods: [] };

// Payload takes a second to read 3,000 casinos and the drafts at as many paths.
const subjectsQuery = defineQuery(
  'studio.templateSubjects',
  `
  select subject.id, coalesce(subject.name, '') as name, coalesce(subject.key, '') as key from (
    select 'partners' as kind, id, name, slug as key, deleted_at from studio.partners
    union all select 'payment-methods', id, name, internal_name, deleted_at from studio.payment_methods
    union all select 'toplists', id, name, identifier, deleted_at from studio.toplists
  ) as subject where subject.kind = $1 and subject.deleted_at is null order by subject.name, subject.id`,
  { notNull: ['id', 'name', 'key'] },
);
const draftPathsQuery = defineQuery(
  'studio.draftPaths',
  `
  select words.version_slug as path from studio._pages_v as version
    join studio._pages_v_locales as words on words._parent_id = version.id and words._locale = '${defaultContentLocale}'
  where version.latest and version.version_deleted_at is null and words.version_slug = any($1::text[])`,
);

/** @throws Forbidden */
export async function listChoices(req: PayloadRequest, { subject, propose }: PageTemplate): Promise<Choice[]> {
  if (subject === 'topic' || subject === 'site' || isOfCatalogue(subject)) return [];
  if (!commercialAccess.read({ req })) throw new Forbidden(req.t);
  const { pool } = req.payload.db;
  const { rows } = await runQuery(pool, subjectsQuery, [subject]);
  const choices = rows.map((row) => ({ ...row, path: propose({ ...nothing, ...row }).path }));
  const { rows: pages } = await runQuery(pool, draftPathsQuery, [choices.map(({ path }) => path)]);
  const taken = new Set(pages.map(({ path }) => path));
  return choices.map(({ id, name, path }) => ({ id, name, page: taken.has(path) ? path : null }));
}

/** Its subjects are chosen in the catalogue, which lists them by the thousand. */
export const isOfCatalogue = (kind: SubjectKind): kind is 'games' | 'providers' => kind === 'games' || kind === 'providers';

export async function loadSubject(request: PayloadRequest, { subject }: PageTemplate, given: string): Promise<Subject | null> {
  if (subject === 'topic') return given === '' ? null : { ...nothing, id: null, name: given, key: slugify(given) };
  if (subject === 'site') return { ...nothing, id: null, name: '', key: '' };
  if (!/^\d{1,9}$/.test(given)) return null;
  const id = Number(given);
  if (isOfCatalogue(subject)) {
    const name = await nameInCatalogue(request, subject, given);
    return name === null ? null : { ...nothing, id, name, key: slugify(name) };
  }
  const req = isolateRequest(request);
  const at = { id, overrideAccess: false, disableErrors: true, req } as const;
  switch (subject) {
    case 'partners': {
      const casino = await req.payload.findByID({ ...at, collection: slugs.partners, depth: 1 });
      if (casino === null) return null;
      const { name, slug: key, softwareProviders, supportedGameTypes, depositPaymentMethods, withdrawalPaymentMethods } = casino;
      const methods = joinMethods(depositPaymentMethods ?? [], withdrawalPaymentMethods ?? []);
      return { ...nothing, id, name, key, providers: softwareProviders ?? [], gameTypes: supportedGameTypes ?? [], methods };
    }
    case 'payment-methods': {
      const method = await req.payload.findByID({ ...at, collection: slugs.paymentMethods, depth: 0 });
      if (method === null) return null;
      const { name, internalName: key } = method;
      return { ...nothing, id, name, key, toplist: await findToplist(request, `pago-${key}`) };
    }
    case 'toplists': {
      const list = await req.payload.findByID({ ...at, collection: slugs.toplists, depth: 0 });
      return list && { ...nothing, id, name: list.name, key: list.identifier, toplist: id };
    }
  }
}

/** Null for what the catalogue does not have, and while it does not answer. */
async function nameInCatalogue(req: PayloadRequest, kind: 'games' | 'providers', id: string): Promise<string | null> {
  try {
    return (await choiceSourceOf(req.payload, kind)?.name(req, [id]))?.[0]?.title ?? null;
  } catch (error) {
    if (error instanceof APIError) return null;
    throw error;
  }
}

/** The list of casinos that take a method is known by its name. */
async function findToplist(req: PayloadRequest, identifier: string): Promise<number | null> {
  const where = { identifier: { equals: identifier } };
  const { docs } = await req.payload.find({
    ...plain(req),
    collection: slugs.toplists,
    where,
    limit: 1,
    select: {},
    overrideAccess: false,
  });
  return docs[0]?.id ?? null;
}

function joinMethods(into: readonly (number | PaymentMethod)[], out: readonly (number | PaymentMethod)[]): Subject['methods'] {
  const names = (list: readonly (number | PaymentMethod)[]) =>
    list.flatMap((method) => (typeof method === 'object' && method !== null ? [method.name] : []));
  const [deposits, withdrawals] = [names(into), names(out)];
  return [...new Set([...deposits, ...withdrawals])].map((name) => ({
    name,
    deposits: deposits.includes(name),
    withdrawals: withdrawals.includes(name),
  }));
}

export type Review = { id: number; name: string; isPublished: boolean };

export async function findReviewOf(req: PayloadRequest, casino: number): Promise<Review | null> {
  if (!Number.isSafeInteger(casino)) return null;
  const target = sourceOf(slugs.partners, casino);
  const uses = await selectUses(req.payload.db.pool, [target], target);
  const ids = uses.flatMap(({ source }) => (source.startsWith(`${slugs.pages}:`) ? [Number(source.split(':')[1])] : []));
  if (ids.length === 0) return null;
  const read = { ...plain(req), locale: defaultContentLocale, draft: true, overrideAccess: false } as const;
  const select = { internalName: true, content: true, _status: true } as const;
  const { docs } = await req.payload.find({ ...read, collection: slugs.pages, where: { id: { in: ids } }, select });
  const reviews = docs.filter(({ content }) =>
    content?.some((block) => block.blockType === 'heroSection' && block.variant === 'casino-review' && idOf(block.partner) === casino),
  );
  const page = reviews.find(({ _status }) => _status === 'published') ?? reviews[0];
  return page ? { id: page.id, name: page.internalName, isPublished: page._status === 'published' } : null;
}

/** Pages that serve as templates, by name. */
export async function listOwnTemplates(req: PayloadRequest): Promise<{ id: number; internalName: string }[]> {
  const { docs } = await req.payload.find({
    ...plain(req),
    collection: slugs.pages,
    draft: true,
    overrideAccess: false,
    where: { isTemplate: { equals: true } },
    select: { internalName: true },
    sort: 'internalName',
  });
  return docs.map(({ id, internalName }) => ({ id, internalName }));
}
