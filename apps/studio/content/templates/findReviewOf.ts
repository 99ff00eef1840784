import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { idOf, sourceOf } from '../../core/publish/sources.ts';
import { selectUses } from '../../core/uses/usesTable.ts';

export type Review = { id: number; name: string; isPublished: boolean };

export async function findReviewOf(request: PayloadRequest, casino: number): Promise<Review | null> {
  if (!Number.isSafeInteger(casino)) return null;
  const req = isolateRequest(request);
  const target = sourceOf(slugs.partners, casino);
  const uses = await selectUses(req.payload.db.pool, [target], target);
  const ids = uses.flatMap(({ source }) => (source.startsWith(`${slugs.pages}:`) ? [Number(source.split(':')[1])] : []));
  if (ids.length === 0) return null;
  const { docs } = await req.payload.find({
    collection: slugs.pages,
    where: { id: { in: ids } },
    locale: defaultContentLocale,
    draft: true,
    depth: 0,
    pagination: false,
    select: { internalName: true, content: true, _status: true },
    overrideAccess: false,
    req,
  });
  const reviews = docs.filter(({ content }) =>
    content?.some((block) => block.blockType === 'heroSection' && block.variant === 'casino-review' && idOf(block.partner) === casino),
  );
  const page = reviews.find(({ _status }) => _status === 'published') ?? reviews[0];
  return page ? { id: page.id, name: page.internalName, isPublished: page._status === 'published' } : null;
}
