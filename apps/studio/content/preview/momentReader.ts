import { contentLocales, defaultContentLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import type { PayloadRequest } from 'payload';
import type { Held } from '../calendar/readRelease.ts';
import type { PlannedJob } from '../../core/publish/plannedJobs.ts';
import { slugs } from '../../core/slugs.ts';
import { createReader, plain } from '../../core/publish/reader.ts';
import { type Reader } from '../../core/publish/publishing.ts';
import { indexRedirects, loadRedirects } from '../../core/publish/storedRedirects.ts';

export type Planned = Pick<PlannedJob, 'collection' | 'id' | 'does' | 'locale' | 'at'>;
/** `legal`: periods that begin. */
export type Coming = { planned: readonly Planned[]; texts: Held['texts']; legal: (NonNullable<Held['legal']> & { since: string })[] };
type Stored = { _status?: unknown; slug?: unknown; updatedDate?: unknown };

export function createMomentReader(
  req: PayloadRequest,
  { planned, texts = [], legal = [] }: Pick<Coming, 'planned'> & Partial<Coming>,
): Reader {
  const published = createReader(req);
  const last = new Map<string, Planned>();
  for (const one of planned)
    for (const locale of one.locale === null ? contentLocales : [one.locale]) last.set(keyOf(one.collection, one.id, locale), one);
  const drafts = new Map<string, Promise<Stored | null>>();

  const findDraft = (collection: Planned['collection'], id: number, locale: ContentLocale): Promise<Stored | null> => {
    const key = keyOf(collection, id, locale);
    const read = { ...plain(req), locale, fallbackLocale: false, draft: true, overrideAccess: true, disableErrors: true } as const;
    const draft = drafts.get(key) ?? (req.payload.findByID({ ...read, collection, id }) as Promise<Stored | null>);
    drafts.set(key, draft);
    return draft;
  };

  return {
    ...published,
    // A preview is no edit: there is no transaction to read them in.
    findRedirects: async () => indexRedirects(await loadRedirects(req.payload.db.pool), published.siteUrl),
    isPreview: true,
    findGlobal: async (slug, locale) => {
      const before = await published.findGlobal(slug, locale);
      return 'periods' in before && slug === slugs.legalStatus ? { ...before, periods: [...(before.periods ?? []), ...legal] } : before;
    },
    find: async (collection, id, locale) => {
      const before = await published.find(collection, id, locale);
      const text = collection === slugs.microcopy && texts.findLast((one) => one.id === id && one.locale === locale);
      if (before !== null && text) return { ...before, value: text.value } as never;
      const one = last.get(keyOf(collection, id, collection === slugs.pages ? locale : defaultContentLocale));
      if (one === undefined || before === null) return before;
      if (one.does === 'unpublish') return { ...before, _status: 'draft' } as never;
      const draft = await findDraft(collection, id, locale);
      // In a language that was not written nothing is published.
      if (draft === null || (collection === slugs.pages && !draft.slug)) return before;
      const { updatedDate } = draft;
      return { ...draft, _status: 'published', ...(collection === slugs.pages && { updatedDate: updatedDate ?? one.at }) } as never;
    },
  };
}

const keyOf = (collection: string, id: number, locale: string): string => `${collection}:${id}:${locale}`;
