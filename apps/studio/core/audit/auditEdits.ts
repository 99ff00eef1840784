import { isContentLocale } from '@lupa/contracts/locale.ts';
import type { CollectionConfig, Field, GlobalAfterChangeHook, GlobalConfig, PayloadRequest } from 'payload';
import { listDifferences } from '../editing/listDifferences.ts';
import { type ActivityKind, logActivity } from './logActivity.ts';
import type { Hook } from '../hook.ts';

/** What a hook after a save no longer sees. */
type Save = { isDraft: boolean; isAutosave: boolean; withdraws: boolean; hasPassword: boolean };
type Saved = Record<string, unknown>;

export function auditEdits(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), noteSave],
      // Before hooks that wait for others, and with what they have not changed yet.
      afterChange: [logChange, ...(hooks.afterChange ?? [])],
      afterDelete: [...(hooks.afterDelete ?? []), logDeletion],
    },
  };
}

export function auditGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global;
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), logGlobal] } };
}

const noteSave: Hook<'beforeOperation'> = ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID'].includes(operation) || !('data' in args)) return args;
  const flags = args as { draft?: unknown; autosave?: unknown; unpublishAllLocales?: unknown };
  const data: Saved = args.data;
  const isDraft = flags.draft === true;
  req.context['auditedSave'] = {
    isDraft,
    isAutosave: flags.autosave === true,
    withdraws: !isDraft && (flags.unpublishAllLocales === true || flags.unpublishAllLocales === 'true' || data['_status'] === 'draft'),
    hasPassword: Boolean(data['password']),
  } satisfies Save;
  return args;
};

const logChange: Hook<'afterChange'> = async ({ collection, data, doc, operation, previousDoc, req }) => {
  const saved = doc as Saved & { id: number | string };
  if (req.context['publishLater']) return saved;
  const save = req.context['auditedSave'] as Save | undefined;
  const before = previousDoc as Saved;
  const fields = operation === 'create' ? [] : listChanges(collection.fields, data as Saved, before);
  if (operation === 'update' && save?.hasPassword) fields.push('Contraseña');
  const entry = {
    subject: collection.slug,
    section: labelOf(collection.labels.plural, collection.slug),
    documentId: String(saved.id),
    title: titleOf(collection.admin.useAsTitle, saved, before),
    locale: localeOf(req, collection.fields),
    fields,
    isAutosave: save?.isAutosave === true,
  };
  for (const kind of kindsOf(operation, saved, before, save, req)) {
    if (kind === 'changed' && fields.length === 0) continue;
    await logActivity(req, { ...entry, kind });
  }
  return saved;
};

function kindsOf(operation: 'create' | 'update', saved: Saved, before: Saved, save: Save | undefined, req: PayloadRequest): ActivityKind[] {
  const isPublished = saved['_status'] === 'published' && save?.isDraft !== true;
  if (operation === 'create') return isPublished ? ['created', 'published'] : ['created'];
  if (req.context['restoresVersion']) return ['restored'];
  if (saved['deletedAt'] && !before['deletedAt']) return ['trashed'];
  if (before['deletedAt'] && !saved['deletedAt']) return ['recovered'];
  if (isPublished) return ['published'];
  return save?.withdraws === true ? ['unpublished'] : ['changed'];
}

const logDeletion: Hook<'afterDelete'> = async ({ collection, doc, id, req }) => {
  if (!req.context['publishLater'])
    await logActivity(req, {
      kind: 'deleted',
      subject: collection.slug,
      section: labelOf(collection.labels.plural, collection.slug),
      documentId: String(id),
      title: titleOf(collection.admin.useAsTitle, doc as Saved),
      locale: null,
      fields: [],
      isAutosave: false,
    });
  return doc as unknown;
};

const logGlobal: GlobalAfterChangeHook = async ({ data, doc, global, previousDoc, req }) => {
  const fields = listChanges(global.fields, data as Saved, previousDoc as Saved);
  if (req.context['publishLater'] || fields.length === 0) return doc as unknown;
  const label = labelOf(global.label, global.slug);
  await logActivity(req, {
    kind: 'changed',
    subject: global.slug,
    section: label,
    documentId: null,
    title: label,
    locale: localeOf(req, global.fields),
    fields,
    isAutosave: false,
  });
  return doc as unknown;
};

/** Labels of the fields that are not what they were, and never values. What people cannot see, as hashes and tokens, is no change. */
function listChanges(fields: readonly Field[], data: Saved, before: Saved): string[] {
  const visible = fields.filter((field) => !('hidden' in field && field.hidden) && !('name' in field && field.name === 'sessions'));
  return [...new Set(listDifferences(visible, data, before))];
}

function localeOf(req: PayloadRequest, fields: readonly Field[]): string | null {
  return isContentLocale(req.locale) && hasLocalized(fields) ? req.locale : null;
}

function hasLocalized(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if ('localized' in field && field.localized) return true;
    if (field.type === 'tabs') return field.tabs.some((tab) => hasLocalized(tab.fields));
    return 'fields' in field && hasLocalized(field.fields);
  });
}

export function titleOf(field: string | undefined, doc: Saved, before: Saved = {}): string {
  const title = field === undefined ? undefined : (doc[field] ?? before[field]);
  return typeof title === 'string' && title !== '' ? title : `N.º ${String(doc['id'])}`;
}

const labelOf = (label: unknown, slug: string): string => (typeof label === 'string' ? label : slug);
