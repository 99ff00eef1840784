import type { PayloadRequest } from 'payload';
import { mayDecide, mayTakePart } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import type { Review } from '../../payload-types.ts';
import { plain } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { pageOf } from './reviewStore.ts';

/** A page in one language that somebody has to do something about. Moments are ISO texts. */
export type ReviewRow = {
  id: number;
  page: number;
  title: string;
  locale: string;
  state: 'inReview' | 'returned';
  askedBy: string;
  askedAt: string;
  note: string | null;
  reviewer: string | null;
  returned: { by: string; at: string } | null;
  comments: number;
  hasChanged: boolean;
  path: string;
};

/** Each open review is in one list, the oldest first. `count`: those in which it is this person's turn. */
export type ReviewQueue = {
  forMe: ReviewRow[];
  forAnybody: ReviewRow[];
  returnedToMe: ReviewRow[];
  asked: ReviewRow[];
  /** Asked of others, or given back to others; only for those who decide. */
  ofOthers: ReviewRow[];
  count: number;
};

type List = Exclude<keyof ReviewQueue, 'count'>;

export async function loadReviewQueue(req: PayloadRequest): Promise<ReviewQueue> {
  const queue: ReviewQueue = { forMe: [], forAnybody: [], returnedToMe: [], asked: [], ofOthers: [], count: 0 };
  if (!mayTakePart(req.user)) return queue;
  const open = await findOpen(req);
  const titles = await loadTitles(req, open.map(pageOf));
  const comments = await countComments(req, open);
  for (const review of open) {
    const list = listOf(review, req);
    if (list !== null) queue[list].push(presentRow(review, titles, comments));
  }
  queue.count = queue.forMe.length + queue.forAnybody.length + queue.returnedToMe.length;
  return queue;
}

export async function countReviews(req: PayloadRequest): Promise<number> {
  if (!mayTakePart(req.user)) return 0;
  const lists = (await findOpen(req)).map((review) => listOf(review, req));
  return lists.filter((list) => list === 'forMe' || list === 'forAnybody' || list === 'returnedToMe').length;
}

async function findOpen(req: PayloadRequest): Promise<Review[]> {
  const { docs } = await req.payload.find({
    ...plain(req),
    collection: slugs.reviews,
    where: { openKey: { exists: true }, page: { exists: true } },
    sort: 'askedAt',
  });
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
  const { docs } = await req.payload.find({
    ...plain(req),
    collection: slugs.pages,
    where: { id: { in: pages } },
    draft: true,
    select: { internalName: true },
    overrideAccess: false,
    user: req.user,
  });
  return new Map(docs.map(({ id, internalName }) => [id, internalName]));
}

async function countComments(req: PayloadRequest, reviews: readonly Review[]): Promise<Map<number, number>> {
  const { docs } = await req.payload.find({
    ...plain(req),
    collection: slugs.reviewComments,
    where: { review: { in: reviews.map(({ id }) => id) }, parent: { exists: false }, solvedAt: { exists: false } },
    select: { review: true },
  });
  const counts = new Map<number, number>();
  for (const { review } of docs) {
    const id = idOf(review) ?? 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function presentRow(review: Review, titles: ReadonlyMap<number, string>, comments: ReadonlyMap<number, number>): ReviewRow {
  const page = pageOf(review);
  const { id, locale, askedAt, askedByName, note, reviewerName, decidedAt, decidedByName, changedAt } = review;
  const isReturned = review.state === 'returned';
  return {
    id,
    page,
    title: titles.get(page) ?? `Página n.º ${page}`,
    locale,
    state: isReturned ? 'returned' : 'inReview',
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
