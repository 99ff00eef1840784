import type { PayloadRequest } from 'payload';
import { mayDecide, mayTakePart } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import type { Review } from '../../payload-types.ts';
import { plain } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { pageOf } from './reviewStore.ts';

/** A page in one language that somebody has to do something about. Moments are ISO texts. */
export type ReviewRow = ReturnType<typeof presentRow>;

type List = 'forMe' | 'forAnybody' | 'returnedToMe' | 'asked' | 'ofOthers';
const turns: readonly (List | null)[] = ['forMe', 'forAnybody', 'returnedToMe'];

/** Each open review is in one list, the oldest first; those of others are for those who decide. `count`: those in which it is this person's turn. */
export type ReviewQueue = Record<List, ReviewRow[]> & { count: number };

export async function loadReviewQueue(req: PayloadRequest): Promise<ReviewQueue> {
  const queue: ReviewQueue = { forMe: [], forAnybody: [], returnedToMe: [], asked: [], ofOthers: [], count: 0 };
  if (!mayTakePart(req.user)) return queue;
  const open = await findOpen(req);
  const titles = await loadTitles(req, open.map(pageOf));
  const comments = await countComments(req, open);
  for (const review of open) {
    const list = listOf(review, req);
    if (list !== null) queue[list].push(presentRow(review, titles, comments));
    if (turns.includes(list)) queue.count += 1;
  }
  return queue;
}

export async function countReviews(req: PayloadRequest): Promise<number> {
  if (!mayTakePart(req.user)) return 0;
  return (await findOpen(req)).filter((review) => turns.includes(listOf(review, req))).length;
}

async function findOpen(req: PayloadRequest): Promise<Review[]> {
  const where = { openKey: { exists: true }, page: { exists: true }, state: { not_equals: 'ended' } };
  const { docs } = await req.payload.find({ ...plain(req), collection: slugs.reviews, where, sort: 'askedAt' });
  return docs;
}

function listOf({ state, askedBy, reviewer }: Review, { user }: PayloadRequest): List | null {
  const isMine = idOf(askedBy) === user?.id;
  if (isMine) return state === 'returned' ? 'returnedToMe' : 'asked';
  if (!mayDecide(user)) return null;
  if (state === 'returned') return 'ofOthers';
  const asked = idOf(reviewer);
  if (asked === undefined) return 'forAnybody';
  return asked === user?.id ? 'forMe' : 'ofOthers';
}

async function loadTitles(req: PayloadRequest, pages: number[]): Promise<Map<number, string>> {
  const read = { ...plain(req), draft: true, select: { internalName: true }, overrideAccess: false, user: req.user } as const;
  const { docs } = await req.payload.find({ ...read, collection: slugs.pages, where: { id: { in: pages } } });
  return new Map(docs.map(({ id, internalName }) => [id, internalName]));
}

async function countComments(req: PayloadRequest, reviews: readonly Review[]): Promise<Map<number, number>> {
  const where = { review: { in: reviews.map(({ id }) => id) }, parent: { exists: false }, solvedAt: { exists: false } };
  const { docs } = await req.payload.find({ ...plain(req), collection: slugs.reviewComments, where, select: { review: true } });
  return new Map([...Map.groupBy(docs, ({ review }) => idOf(review) ?? 0)].map(([id, comments]) => [id, comments.length]));
}

function presentRow(review: Review, titles: ReadonlyMap<number, string>, comments: ReadonlyMap<number, number>) {
  const page = pageOf(review);
  const { id, locale, askedAt, askedByName, note, reviewerName, decidedAt, decidedByName, changedAt } = review;
  const isReturned = review.state === 'returned';
  return {
    id,
    page,
    title: titles.get(page) ?? `Página n.º ${page}`,
    locale,
    state: isReturned ? ('returned' as const) : ('inReview' as const),
    askedBy: askedByName ?? 'Alguien',
    askedAt,
    note: note ?? null,
    reviewer: reviewerName ?? null,
    returned: isReturned && decidedAt ? { by: decidedByName ?? 'Alguien', at: decidedAt } : null,
    comments: comments.get(id) ?? 0,
    hasChanged: !isReturned && Boolean(changedAt),
    path: `/admin/collections/${slugs.pages}/${page}?locale=${locale}`,
  };
}
