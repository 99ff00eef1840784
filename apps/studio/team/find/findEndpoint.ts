import { type Endpoint, type PayloadRequest, UnauthorizedError } from 'payload';
import { personOf, roleOf } from '../../core/access/roles.ts';
import { siteUrlOf } from '../../core/publish/siteTarget.ts';
import { type FindAnswer, findPath, type FoundGroup, type FoundItem, readSearch, type Search } from './readSearch.ts';
import { findDocuments, findRecent, type FoundDocument, type RecentDocument, keepReadable, readReach } from './queryDocuments.ts';
import { findPlaces, labelOf, listPathOf } from './studioPlaces.ts';

const shownOfEach = 5;
const shownRecent = 8;
const shownPlaces = 4;

/** `GET /api/find?q=…`: what somebody may read and has these words, by kind. Without words: what they edited last, and where else they can go. */
export const findEndpoint: Endpoint = {
  path: findPath,
  method: 'get',
  handler: async (req) => {
    if (roleOf(req.user) === undefined) throw new UnauthorizedError(req.t);
    const typed = req.query['q'];
    const search = readSearch(typeof typed === 'string' ? typed : '', siteUrlOf(req.payload));
    const answer: FindAnswer = { groups: search === null ? await suggest(req) : await find(req, search) };
    return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
  },
};

async function find(req: PayloadRequest, search: Search): Promise<FoundGroup[]> {
  const { reach, narrowed } = await readReach(req);
  const places = search.words.length === 0 ? [] : await findPlaces(req, search.words);
  const found = await keepReadable(req, await findDocuments(req.payload.db.pool, reach, search, shownOfEach), narrowed);
  const groups = [...Map.groupBy(found, ({ collection }) => collection)]
    .toSorted(compareGroups(reach.kinds))
    .map(([slug, own]): FoundGroup => {
      // How many there are in all would tell of documents that somebody may not read.
      const more = narrowed.has(slug) ? 0 : (own[0]?.total ?? 0) - own.length;
      return { id: slug, label: labelOf(req, slug), items: own.map(showItem), more, listPath: listOf(slug, search) };
    });
  return [...groupOf('places', 'Ir a', places.slice(0, shownPlaces)), ...groups];
}

/** What is called exactly so, or lives at that path, comes first; else the usual order. */
const compareGroups =
  (order: readonly string[]) =>
  ([a, one]: [string, FoundDocument[]], [b, other]: [string, FoundDocument[]]): number => {
    const isExact = (own: FoundDocument[]) => Number(own[0]?.nearest === 0);
    return isExact(other) - isExact(one) || order.indexOf(a) - order.indexOf(b);
  };

async function suggest(req: PayloadRequest): Promise<FoundGroup[]> {
  const { reach, narrowed } = await readReach(req);
  const person = personOf(req.user)?.id ?? null;
  const edited = person === null ? [] : await findRecent(req.payload.db.pool, reach, person, shownRecent);
  const recent = (await keepReadable(req, edited, narrowed)).map((one) => {
    const item = showItem(one);
    return { ...item, detail: [labelOf(req, one.collection), item.detail].filter((part) => part !== '').join(' · ') };
  });
  return [...groupOf('recent', 'Lo último que editaste', recent), ...groupOf('places', 'Ir a', await findPlaces(req, []))];
}

const groupOf = (id: string, label: string, items: FoundItem[]): FoundGroup[] =>
  items.length === 0 ? [] : [{ id, label, items, more: 0, listPath: null }];

function showItem({ collection, id, title, detail }: FoundDocument | RecentDocument): FoundItem {
  return { title: title || `N.º ${id}`, detail: (detail ?? '').slice(0, 160), path: `${listPathOf(collection)}/${id}` };
}

const listOf = (slug: string, { words }: Search): string | null =>
  words.length === 0 ? null : `${listPathOf(slug)}?search=${encodeURIComponent(words.join(' '))}`;
