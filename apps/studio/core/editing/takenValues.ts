import { defaultContentLocale, isContentLocale } from '@lupa/contracts/locale.ts';
import { type CollectionConfig, type CollectionSlug, type Endpoint, type Field, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { answerJson, refuse, requireLogin } from '../api/answers.ts';
import { isEmpty } from '../fields/validators.ts';
import type { Hook } from '../hook.ts';
import { isolateRequest } from '../publish/reader.ts';
import { describeHolder, type Holder, type NotStored } from './watchSaves.ts';

type Asked = { collection: CollectionSlug; field: string; value: unknown; id: number | undefined; locale: unknown };
type Column = { name: string; label: string };

const context = 'notStored';

/** A collection whose unique values are checked while they are typed, and by itself where the form saves itself. */
export function withUniqueValues(collection: CollectionConfig): CollectionConfig {
  const columns = listUnique(collection.fields);
  if (columns.length === 0) return collection;
  const { hooks = {}, endpoints } = collection;
  const slug = collection.slug as CollectionSlug;
  const holderEndpoint: Endpoint = { path: '/holder', method: 'get', handler: answerJson((req) => answerHolder(req, slug, columns)) };
  return {
    ...collection,
    fields: collection.fields.map(withNote),
    endpoints: [...(endpoints || []), holderEndpoint],
    hooks: {
      ...hooks,
      beforeValidate: [...(hooks.beforeValidate ?? []), refuseTaken(columns)],
      afterOperation: [...(hooks.afterOperation ?? []), tellNotStored],
    },
  };
}

/** The database refuses what another document has, one in the trash included; this says whose it is. An autosave keeps all the rest. */
const refuseTaken =
  (columns: readonly Column[]): Hook<'beforeValidate'> =>
  async ({ collection, data, originalDoc, req }) => {
    const notStored: (NotStored & { value: unknown })[] = [];
    // One after the other: no index answers for two columns of two tables at once.
    for (const { name, label } of columns) {
      const value: unknown = data?.[name];
      if (isEmpty(value) || (value === originalDoc?.[name] && data?.['_status'] !== 'published')) continue;
      const holder = await findHolder(req, { collection: collection.slug, field: name, value, id: originalDoc?.id, locale: req.locale });
      if (holder !== null) notStored.push({ path: name, label, message: describeHolder(holder), value });
    }
    if (notStored.length === 0) return data;
    if (req.context['isAutosave'] !== true) throw new ValidationError({ collection: collection.slug, errors: notStored }, req.t);
    req.context[context] = notStored;
    return { ...data, ...Object.fromEntries(notStored.map(({ path }) => [path, originalDoc?.[path] ?? null])) };
  };

/** The form gets back what was typed, so that it stays there, and what of it was not stored. */
const tellNotStored: Hook<'afterOperation'> = ({ operation, req, result }) => {
  const notStored = req.context[context] as (NotStored & { value: unknown })[] | undefined;
  if (notStored === undefined || (operation !== 'create' && operation !== 'updateByID')) return result;
  const typed = Object.fromEntries(notStored.map(({ path, value }) => [path, value]));
  return { ...result, ...typed, notStored: notStored.map(({ path, label, message }) => ({ path, label, message })) };
};

async function findHolder(req: PayloadRequest, { collection, field, value, id, locale }: Asked): Promise<Holder | null> {
  const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const { docs } = await req.payload.find({
    collection,
    where: { [field]: { equals: value }, ...(id !== undefined && { id: { not_equals: id } }) },
    locale: isContentLocale(locale) ? locale : defaultContentLocale,
    fallbackLocale: false,
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { [title]: true, deletedAt: true },
    req: isolateRequest(req),
  });
  const [taken] = docs as unknown as Record<string, unknown>[];
  if (!taken) return null;
  return { id: Number(taken['id']), title: textOf(taken[title]) ?? 'Sin nombre', isInTrash: Boolean(taken['deletedAt']) };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);

const askedSchema = z.object({ field: z.string(), value: z.string().max(2000), id: z.coerce.number().int().positive().optional() });

/** `GET /api/{collection}/holder?field=&value=&id=`: whose value it is, but of the document with that id. */
async function answerHolder(
  req: PayloadRequest,
  collection: CollectionSlug,
  columns: readonly Column[],
): Promise<{ holder: Holder | null }> {
  requireLogin(req);
  const mayRead = await req.payload.collections[collection].config.access.read({ req });
  const asked = askedSchema.safeParse(req.query);
  if (mayRead === false || !asked.success || !columns.some(({ name }) => name === asked.data.field))
    throw refuse('De este campo no se puede saber quién lo tiene.');
  const { field, value, id } = asked.data;
  return { holder: await findHolder(req, { collection, field, value, id, locale: req.locale }) };
}

function listUnique(fields: readonly Field[]): Column[] {
  return fields.flatMap((field): Column[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => ('name' in tab ? [] : listUnique(tab.fields)));
    if (!('name' in field)) return 'fields' in field ? listUnique(field.fields) : [];
    return 'unique' in field && field.unique ? [{ name: field.name, label: textOf(field.label) ?? field.name }] : [];
  });
}

/** Whoever types a value that another document has reads that below the field. */
function withNote(field: Field): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ('name' in tab ? tab : { ...tab, fields: tab.fields.map(withNote) })) };
  if ((field.type !== 'text' && field.type !== 'number') || !field.unique || field.admin?.readOnly)
    return 'fields' in field && !('name' in field) ? { ...field, fields: field.fields.map(withNote) } : field;
  const { admin = {} } = field;
  const afterInput = [...(admin.components?.afterInput ?? []), '/core/editing/TakenNote.tsx#TakenNote'];
  return { ...field, admin: { ...admin, components: { ...admin.components, afterInput } } } as Field;
}
