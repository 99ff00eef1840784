import { readPageLink, writePageLink } from '@lupa/blocks/shared/forms/pageLink.ts';
import { type Endpoint, NotFound, type PayloadRequest, type Where } from 'payload';
import { answerJson, requireLogin } from '../../core/api/answers.ts';
import { type Choice, type ChoiceSource, choicesPath, type Heading } from '../../core/choices/choice.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { readSiteTarget, siteUrlOf } from '../../core/publish/siteTarget.ts';
import { indexRedirects, loadRedirects, resolveLink } from '../../core/publish/storedRedirects.ts';
import { slugs } from '../../core/slugs.ts';
import type { Page } from '../../payload-types.ts';

type Stored = 'link' | 'path';
type Found = Pick<Page, 'id' | 'internalName' | 'slug' | '_status'>;

const shownAtMost = 20;

/** Pages in the language of the form, by name or address; `stored`: a link that follows the page, or its path. */
export const pageChoices = (stored: Stored): ChoiceSource => ({
  async find(req, typed) {
    const path = readSiteTarget(typed, siteUrlOf(req.payload))?.path;
    const texts = ['internalName', 'title', 'slug'].map((field): Where => ({ [field]: { like: typed } }));
    const pages = await findPages(
      req,
      path !== undefined ? { slug: { contains: path.replace(/\/$/, '') } } : typed === '' ? {} : { or: texts },
    );
    return pages
      .map((page) => toChoice(page, stored))
      .toSorted((one, other) => Number(other.detail === path) - Number(one.detail === path));
  },
  async name(req, values) {
    const siteUrl = siteUrlOf(req.payload);
    const redirects = indexRedirects(await loadRedirects(req.payload.db.pool), siteUrl);
    const asked = values.map((value) => {
      const path = readSiteTarget(resolveLink(value, redirects, siteUrl).target, siteUrl)?.path;
      return { value, id: readPageLink(value)?.id, path };
    });
    const ids = asked.flatMap(({ id }) => id ?? []);
    const paths = asked.flatMap(({ path }) => path ?? []);
    const pages = await findPages(req, { or: [{ id: { in: ids } }, { slug: { in: paths } }] }, values.length);
    return asked.flatMap(({ value, id, path }) => {
      const page = pages.find((one) => (id === undefined ? one.slug === path : one.id === id));
      return page ? [{ asked: value, ...toChoice(page, stored) }] : [];
    });
  },
});

async function findPages(req: PayloadRequest, where: Where, limit = shownAtMost): Promise<Found[]> {
  const { docs } = await req.payload.find({
    collection: slugs.pages,
    where: { and: [{ slug: { exists: true } }, where] },
    ...(req.locale && { locale: req.locale }),
    draft: true,
    depth: 0,
    limit,
    sort: '-updatedAt',
    select: { internalName: true, slug: true, _status: true },
    overrideAccess: false,
    req: isolateRequest(req),
  });
  return docs;
}

const toChoice = ({ id, internalName, slug, _status }: Found, stored: Stored): Choice => ({
  value: stored === 'link' ? writePageLink({ id, path: slug, rest: '' }) : slug,
  title: _status === 'published' ? internalName : `${internalName} (borrador)`,
  detail: slug,
  picture: null,
});

/** `GET /api/choices/pages/{id}/headings`: the headings of a page that a link can lead to. */
export const headingsEndpoint: Endpoint = {
  path: `${choicesPath}/${slugs.pages}/:id/headings`,
  method: 'get',
  handler: answerJson(async (request) => {
    const req = requireLogin(request);
    const id = Number(req.routeParams?.['id']);
    const page = Number.isSafeInteger(id)
      ? await req.payload.findByID({
          collection: slugs.pages,
          id,
          ...(req.locale && { locale: req.locale }),
          draft: true,
          depth: 0,
          disableErrors: true,
          overrideAccess: false,
          select: { content: true },
          req: isolateRequest(req),
        })
      : null;
    if (page === null) throw new NotFound(req.t);
    return { headings: listHeadings(page.content ?? []) };
  }),
};

/** By the ids that the blocks have on the site (`BlockSection.tsx`). The first heading is the page itself. */
function listHeadings(blocks: readonly object[]): Heading[] {
  return blocks.flatMap((block) => {
    const { blockType, id, title } = block as { blockType: string; id?: unknown; title?: unknown };
    if (blockType === 'heroSection' || typeof title !== 'string' || title.trim() === '') return [];
    return [{ anchor: blockType === 'casinoComparator' ? 'comparador' : `${blockType}-${String(id)}`, title }];
  });
}
