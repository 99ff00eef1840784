import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';
import { idOf, sourceOf } from '../../core/publish/sources.ts';
import { selectUses } from '../../core/uses/usesTable.ts';

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
