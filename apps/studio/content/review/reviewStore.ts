import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { PayloadRequest } from 'payload';
import { type ActivityKind, logActivity } from '../../core/audit/logActivity.ts';
import { slugs } from '../../core/slugs.ts';
import type { Page, Review, ReviewComment, User } from '../../payload-types.ts';
import { plain } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { blockForms } from '@lupa/blocks/blocks.cms.ts';

export const openKeyOf = (page: number, locale: string): string => `${page}:${locale}`;

export const by = <Name extends string>(name: Name, user: Pick<User, 'id' | 'name'> | null) =>
  ({ [name]: user?.id ?? null, [`${name}Name`]: user?.name ?? null }) as Record<Name, number | null> & Record<`${Name}Name`, string | null>;

const betweenFields = ' · ';
export const joinFields = (fields: readonly string[]): string => [...new Set(fields)].join(betweenFields);
export const splitFields = (joined: string | null | undefined): string[] => (joined ? joined.split(betweenFields) : []);

export const pageOf = (review: Pick<Review, 'page'>): number => Number(idOf(review.page));

/** The draft of a page in one language; null when it is gone or in the trash. @throws Forbidden */
export function findDraft(req: PayloadRequest, id: number, locale: ContentLocale): Promise<Page | null> {
  const read = { ...plain(req), locale, fallbackLocale: false, draft: true, disableErrors: true, overrideAccess: false } as const;
  return req.payload.findByID({ ...read, collection: slugs.pages, id, user: req.user });
}

export async function findOpenReviews(req: PayloadRequest, page: number, locale?: string): Promise<Review[]> {
  const where =
    locale === undefined ? { page: { equals: page }, openKey: { exists: true } } : { openKey: { equals: openKeyOf(page, locale) } };
  const { docs } = await req.payload.find({ collection: slugs.reviews, where, ...plain(req) });
  return docs;
}

export function findReview(req: PayloadRequest, id: number): Promise<Review | null> {
  return req.payload.findByID({ ...plain(req), collection: slugs.reviews, id, disableErrors: true });
}

export async function findComments(req: PayloadRequest, review: number): Promise<ReviewComment[]> {
  const where = { review: { equals: review } };
  const { docs } = await req.payload.find({ ...plain(req), collection: slugs.reviewComments, where, sort: 'id' });
  return docs;
}

export function updateReview(req: PayloadRequest, id: number, data: Partial<Review>): Promise<Review> {
  return req.payload.update({ collection: slugs.reviews, id, data, ...plain(req) });
}

export async function logReview(req: PayloadRequest, kind: ActivityKind, review: Pick<Review, 'page' | 'locale'>): Promise<void> {
  const id = pageOf(review);
  const read = { ...plain(req), draft: true, trash: true, disableErrors: true, select: { internalName: true } } as const;
  const page = await req.payload.findByID({ ...read, collection: slugs.pages, id });
  await logActivity(req, {
    kind,
    subject: slugs.pages,
    section: 'Páginas',
    documentId: String(id),
    title: page?.internalName ?? `N.º ${id}`,
    locale: review.locale,
    fields: [],
    isAutosave: false,
  });
}

type Named = { blockType: string };

const maximumHeading = 80;

export function nameBlock(block: Named): string {
  const label = Object.values(blockForms).find(({ slug }) => slug === block.blockType)?.labels?.singular;
  const type = typeof label === 'string' ? label : block.blockType;
  const heading = headingOf(block);
  return heading === null ? type : `${type}: ${heading}`;
}

function headingOf(block: object): string | null {
  for (const name of ['title', 'caption', 'blockName']) {
    const text: unknown = Reflect.get(block, name);
    if (typeof text === 'string' && text.trim() !== '') return text.length > maximumHeading ? `${text.slice(0, maximumHeading)}…` : text;
  }
  return null;
}
