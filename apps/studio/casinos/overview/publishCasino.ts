import type { CollectionSlug, PayloadRequest } from 'payload';
import { explainWriteFault } from '../../core/api/explainWriteFault.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { slugs } from '../../core/slugs.ts';
import { loadOverview, type Overview } from './loadOverview.ts';

export type Draft = { collection: CollectionSlug; id: number; title: string; isProposed: boolean; note?: string };

/** What of a casino is not public, in the order in which it goes out: what others are judged by comes first. */
export function listDrafts({ casino, offers, records, places, review }: Overview): Draft[] {
  const drafts: (Draft & { isChanged: boolean })[] = [
    { collection: slugs.partners, id: casino.doc.id, title: 'La ficha', isProposed: !casino.isPublic, isChanged: casino.isChanged },
    ...offers.map(({ doc, isPublic, isChanged }) => ({
      collection: slugs.offers,
      id: doc.id,
      title: `Oferta: ${doc.titlePreview || 'sin título'}`,
      isProposed: !isPublic,
      isChanged,
    })),
    ...records.map(({ doc, isPublic, isChanged }) => ({
      collection: slugs.records,
      id: doc.id,
      title: `Comprobación n.º ${doc.id}`,
      isProposed: !isPublic,
      isChanged,
    })),
    ...places.map(({ list: { doc, isChanged }, isOnlyChange }) => ({
      collection: slugs.toplists,
      id: doc.id,
      title: `Lista: ${doc.name}`,
      isProposed: isOnlyChange,
      isChanged,
      ...(!isOnlyChange && { note: 'Tiene también otros cambios, que saldrían con este.' }),
    })),
    ...(review === null
      ? []
      : [
          {
            collection: slugs.pages,
            id: review.doc.id,
            title: `Reseña: ${review.doc.internalName}`,
            isProposed: false,
            isChanged: review.isChanged,
            note: 'Sale desde su formulario, con los textos escritos.',
          },
        ]),
  ];
  return drafts.filter(({ isChanged }) => isChanged).map(({ isChanged: _changed, ...draft }) => draft);
}

export type Publication = { title: string; collection: string; id: number; fault: string | null };

/** Publishes those of the casino's drafts that are named, as `offers:12`, one after the other: one that is refused keeps no other back. */
export async function publishCasino(req: PayloadRequest, casino: number, named: readonly string[]): Promise<Publication[]> {
  const drafts = listDrafts(await loadOverview(req, casino, new Date()));
  const published: Publication[] = [];
  for (const { collection, id, title } of drafts.filter((draft) => named.includes(`${draft.collection}:${draft.id}`)))
    published.push({ title, collection, id, fault: await publish(req, collection, id) });
  return published;
}

async function publish(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<string | null> {
  try {
    const data = { _status: 'published' };
    await req.payload.update({ collection, id, data, depth: 0, overrideAccess: false, req: isolateRequest(req) } as never);
    return null;
  } catch (error) {
    const fault = explainWriteFault(error);
    if (fault === null) throw error;
    return fault;
  }
}
