import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { PayloadRequest } from 'payload';
import { plain } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import { slugs } from '../../core/slugs.ts';
import type { LegalStatus, Release } from '../../payload-types.ts';

type Releasable = NonNullable<Release['items']>[number]['relationTo'];
type Period = NonNullable<LegalStatus['periods']>[number];

/** What a release holds, each thing once. */
export type Held = {
  items: { collection: Releasable; id: number }[];
  texts: { id: number; locale: ContentLocale; value: string | null }[];
  legal: Pick<Period, 'status' | 'source' | 'verifiedOn'> | null;
};

export function readHeld({ items, wordings, legal }: Partial<Pick<Release, 'items' | 'wordings' | 'legal'>>): Held {
  const named = new Map(
    (items ?? []).flatMap(({ relationTo: collection, value }) => {
      const id = idOf(value);
      return id === undefined ? [] : [[`${collection}:${id}`, { collection, id }]];
    }),
  );
  const worded = new Map(
    (wordings ?? []).flatMap(({ text, language: locale, value }) => {
      const id = idOf(text);
      return id === undefined ? [] : [[`${id}:${locale}`, { id, locale, value: value || null }]];
    }),
  );
  const [period] = legal ?? [];
  return {
    items: [...named.values()],
    texts: [...worded.values()],
    legal: period ? { status: period.status, source: period.source, verifiedOn: period.verifiedOn } : null,
  };
}

/** Of its newest save; null: it is gone. */
export async function loadHeld(req: PayloadRequest, id: number): Promise<Held | null> {
  const found = await req.payload.findByID({ ...plain(req), collection: slugs.releases, id, draft: true, disableErrors: true });
  return found && readHeld(found);
}
