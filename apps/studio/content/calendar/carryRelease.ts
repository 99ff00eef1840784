import { type ContentLocale, contentLocales, isContentLocale } from '@lupa/contracts/locale.ts';
import { legalStatuses } from '@lupa/contracts/legalStatus.ts';
import { legalStatusAt } from '@lupa/domain/legalStatus.ts';
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { titleOf } from '../../core/audit/auditEdits.ts';
import { plain } from '../../core/publish/reader.ts';
import { publicationMoment } from '../../core/publish/publishLater.ts';
import { explain, publishAs } from '../../core/publish/scheduledPublish.ts';
import { inSavepoint } from '../../core/publish/transaction.ts';
import { slugs } from '../../core/slugs.ts';
import type { Release } from '../../payload-types.ts';
import { type Held, readHeld } from './readRelease.ts';

/** A save of a draft alone withdraws nothing; Payload tells hooks of a change nothing of which of the two it is. */
export const noteWithdrawal: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return args;
  const { data, draft } = args as { data?: { _status?: unknown }; draft?: boolean };
  req.context['withdrawsRelease'] = data?._status === 'draft' && draft !== true;
  return args;
};

/** In the transaction of the save, with the rights of whoever saves: a refusal takes all of it back. */
export const carryRelease: CollectionBeforeChangeHook<Release> = async ({ data, originalDoc, req }) => {
  const id = originalDoc?.id;
  const stored = id === undefined ? null : await req.payload.findByID({ ...plain(req), collection: slugs.releases, id, draft: false });
  const isOut = stored?._status === 'published';
  const held = readHeld({ ...originalDoc, ...data });
  if (data._status === 'published') {
    if (isOut) throw new APIError('Ya salió. Retírala para dejar todo como estaba, o haz otra.', 400, null, true);
    return { ...data, before: await goOut(req, held) };
  }
  if (isOut && req.context['withdrawsRelease'] === true) await goBack(req, stillHeld(beforeSchema.parse(stored.before), held));
  return data;
};

const textSchema = z.object({
  id: z.number(),
  locale: z.enum(contentLocales),
  before: z.string().nullable(),
  value: z.string().nullable(),
});
const beforeSchema = z.object({
  items: z.array(
    z.object({
      collection: z.custom<Held['items'][number]['collection']>((slug) => typeof slug === 'string'),
      id: z.number(),
      /** What was published, by language: nothing where nothing was. */
      published: z.record(z.string(), z.record(z.string(), z.unknown())),
      /** When what went out was saved: whatever was saved later is not taken back. */
      savedAt: z.string(),
    }),
  ),
  texts: z.array(textSchema),
  /** `status`: what was in force; `begun`: what took its place. */
  legal: z.object({ status: z.enum(legalStatuses), begun: z.enum(legalStatuses), source: z.string(), verifiedOn: z.string() }).nullable(),
});
type Before = z.output<typeof beforeSchema>;
type Item = Before['items'][number];
type Step<Value> = { title: string; act: (within: PayloadRequest) => Promise<Value> };

async function goOut(req: PayloadRequest, { items, texts, legal }: Held): Promise<Before> {
  if (items.length + texts.length + (legal ? 1 : 0) === 0)
    throw new APIError('No hay nada que publicar: agrega algo en «Qué sale».', 400, null, true);
  const published = await inAnyOrder(
    req,
    await Promise.all(
      items.map(async (item) => ({ title: await nameItem(req, item), act: (within: PayloadRequest) => publishItem(within, item) })),
    ),
  );
  const written = await inAnyOrder(
    req,
    texts.map((text) => ({ title: 'Textos cortos', act: (within) => writeText(within, text) })),
  );
  const started = await inAnyOrder(req, legal ? [{ title: 'Situación legal', act: (within) => startLegal(within, legal) }] : []);
  const savedAt = await Promise.all(published.map(async (item) => ({ ...item, savedAt: await savedAtOf(req, item) })));
  return { items: savedAt, texts: written, legal: started[0] ?? null };
}

/** Without what was taken out of the form since: that stays as it is. */
function stillHeld({ items, texts, legal }: Before, held: Held): Before {
  return {
    items: items.filter(({ collection, id }) => held.items.some((one) => one.collection === collection && one.id === id)),
    texts: texts.filter(({ id, locale }) => held.texts.some((one) => one.id === id && one.locale === locale)),
    legal: held.legal && legal,
  };
}

async function goBack(req: PayloadRequest, { items, texts, legal }: Before): Promise<void> {
  await inAnyOrder(
    req,
    await Promise.all(
      items.map(async (item) => ({ title: await nameItem(req, item), act: (within: PayloadRequest) => restoreItem(within, item) })),
    ),
  );
  await inAnyOrder(
    req,
    texts.map((text) => ({ title: 'Textos cortos', act: (within) => restoreText(within, text) })),
  );
  await inAnyOrder(req, legal ? [{ title: 'Situación legal', act: (within) => restoreLegal(within, legal) }] : []);
}

/**
 * Takes the steps one after the other, and those that were refused again once others were taken: a list may name an offer that goes out with it.
 * @throws all that is refused, each with its name
 */
async function inAnyOrder<Value>(req: PayloadRequest, steps: readonly Step<Value>[]): Promise<Value[]> {
  const done: Value[] = [];
  let waiting = steps;
  while (waiting.length > 0) {
    const refused: { step: Step<Value>; reason: string }[] = [];
    for (const step of waiting)
      await inSavepoint(req, async (within) => ({ isKept: true, value: await step.act(within) })).then(
        (value) => done.push(value),
        (error: unknown) => refused.push({ step, reason: explain(error) }),
      );
    if (refused.length === waiting.length)
      throw new APIError(refused.map(({ step, reason }) => `«${step.title}»: ${reason}`).join(' '), 400, null, true);
    waiting = refused.map(({ step }) => step);
  }
  return done;
}

type Named = Held['items'][number];

async function nameItem(req: PayloadRequest, { collection, id }: Named): Promise<string> {
  const found = await req.payload.findByID({ ...plain(req), collection, id, draft: true, disableErrors: true });
  return titleOf(req.payload.collections[collection].config.admin.useAsTitle, { id, ...found });
}

const savedAtOf = async (req: PayloadRequest, { collection, id }: Named): Promise<string> =>
  (await req.payload.findByID({ ...plain(req), collection, id, draft: false })).updatedAt;

const asOfRequest = ({ user, context }: PayloadRequest) => ({ user, context, overrideAccess: user === null });

async function publishItem(within: PayloadRequest, item: Held['items'][number]): Promise<Omit<Item, 'savedAt'>> {
  const published = await readPublished(within, item);
  await publishAs(within, 'publish', item, asOfRequest(within));
  return { ...item, published };
}

async function readPublished(req: PayloadRequest, { collection, id }: Held['items'][number]): Promise<Item['published']> {
  const published: Item['published'] = {};
  for (const locale of contentLocales) {
    const exact = { ...plain(req), locale, fallbackLocale: false, draft: false } as const;
    const doc = await req.payload.findByID({ ...exact, collection, id });
    if (doc._status === 'published') published[locale] = { ...doc };
  }
  return published;
}

const ofTheSave = ['id', 'createdAt', 'updatedAt', '_status', 'deletedAt', 'lastEditedBy', 'lastEditedWith'];

async function restoreItem(within: PayloadRequest, { collection, id, published, savedAt }: Item): Promise<void> {
  if ((await savedAtOf(within, { collection, id })) !== savedAt)
    throw new APIError('Se publicó otra cosa después. Restáurala desde sus versiones, y quítala de aquí.', 400, null, true);
  const as = { collection, id, depth: 0, ...asOfRequest(within) } as const;
  const isPage = collection === slugs.pages;
  const before = Object.entries(published).flatMap(([locale, data]) => (isContentLocale(locale) ? [{ locale, data }] : []));
  // What is withdrawn is withdrawn in all languages; those that were published come back.
  if (isPage || before.length === 0) await publishAs(within, 'unpublish', { collection, id }, asOfRequest(within));
  for (const { locale, data } of before) {
    const text = Object.fromEntries(Object.entries(data).filter(([name]) => !ofTheSave.includes(name)));
    await within.payload.update({
      ...as,
      req: within,
      locale,
      fallbackLocale: false,
      data: { ...text, _status: 'published' },
      ...(isPage && { publishSpecificLocale: locale }),
    });
  }
}

type Text = Before['texts'][number];

async function writeText(within: PayloadRequest, { id, locale, value }: Held['texts'][number]): Promise<Text> {
  const before = await readText(within, id, locale);
  await within.payload.update({ collection: slugs.microcopy, id, locale, data: { value }, depth: 0, ...asOfRequest(within), req: within });
  return { id, locale, before, value };
}

async function restoreText(within: PayloadRequest, { id, locale, before, value }: Text): Promise<void> {
  if ((await readText(within, id, locale)) !== value)
    throw new APIError('Alguien cambió uno después. Corrígelo a mano, y quítalo de aquí.', 400, null, true);
  await writeText(within, { id, locale, value: before });
}

async function readText(req: PayloadRequest, id: number, locale: ContentLocale): Promise<string | null> {
  const { value } = await req.payload.findByID({ ...plain(req), collection: slugs.microcopy, id, locale, fallbackLocale: false });
  return value || null;
}

type Legal = NonNullable<Before['legal']>;

/** Gives what was in force until then, with the same source: what has begun stays as history. */
async function startLegal(within: PayloadRequest, period: NonNullable<Held['legal']>): Promise<Legal> {
  const { periods } = await within.payload.findGlobal({ ...plain(within), slug: slugs.legalStatus });
  const since = publicationMoment(within);
  const status = legalStatusAt(periods ?? [], since);
  await within.payload.updateGlobal({
    slug: slugs.legalStatus,
    data: { periods: [...(periods ?? []), { ...period, since: since.toISOString() }] },
    depth: 0,
    ...asOfRequest(within),
    req: within,
  });
  return { ...period, status, begun: period.status };
}

async function restoreLegal(within: PayloadRequest, { begun, ...period }: Legal): Promise<void> {
  const { periods } = await within.payload.findGlobal({ ...plain(within), slug: slugs.legalStatus });
  if (legalStatusAt(periods ?? [], publicationMoment(within)) !== begun)
    throw new APIError('Alguien la cambió después. Corrígela a mano, y quítala de aquí.', 400, null, true);
  await startLegal(within, period);
}
