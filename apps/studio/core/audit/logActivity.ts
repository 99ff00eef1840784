import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Payload, PayloadRequest, RequestContext } from 'payload';
import { isKey } from '../access/roles.ts';
import { slugs } from '../slugs.ts';
import { isolateRequest } from '../publish/reader.ts';
import { transactionOf } from '../publish/transaction.ts';
import type { StudioJob } from '../jobs/studioJob.ts';

export const kindLabels = {
  created: 'Creó',
  changed: 'Cambió',
  published: 'Publicó',
  unpublished: 'Quitó del sitio',
  restored: 'Restauró una versión',
  trashed: 'Llevó a la papelera',
  recovered: 'Sacó de la papelera',
  deleted: 'Borró',
  reviewAsked: 'Pasó a revisión',
  reviewReturned: 'Devolvió',
  reviewApproved: 'Aprobó',
  commented: 'Comentó',
  loggedIn: 'Entró',
  loginFailed: 'No pudo entrar',
  loggedOut: 'Salió',
};
export type ActivityKind = keyof typeof kindLabels;

/** `subject` is the slug of a collection or global, `section` its label; `documentId` is missing for globals. */
export type ActivityEntry = {
  kind: ActivityKind;
  subject: string;
  section: string;
  documentId: string | null;
  title: string;
  locale: string | null;
  fields: string[];
  isAutosave: boolean;
};

/** While somebody writes, a form saves every second or two: so long, in milliseconds, its saves are one entry. */
const autosaveWindow = 10 * 60_000;
const betweenFields = ' · ';
export const activityKeptDays = 400;

const writeQuery = defineQuery(
  'studio.writeActivity',
  `
  insert into studio.activity (kind, person_id, person_name, subject, section, document_id, title, locale, fields, is_autosave)
  select given.kind::studio.enum_activity_kind, $2, $3, given.subject, given.section, given."documentId", given.title, given.locale, given.fields, false
  from jsonb_to_recordset($1::jsonb)
    as given(kind text, subject text, section text, "documentId" text, title text, locale text, fields text)`,
);

type Row = Omit<ActivityEntry, 'fields' | 'isAutosave'> & { fields: string };

/** Put into `context` by whoever makes many edits in one transaction: their entries are kept in `rows` until `writeActivity`. */
export const collectActivity = (rows: Row[]): RequestContext => ({ activityRows: rows });

export async function writeActivity(req: PayloadRequest, rows: readonly Row[]): Promise<void> {
  const person = req.user?.collection === slugs.users ? req.user.id : null;
  if (rows.length > 0) await runQuery(await transactionOf(req), writeQuery, [JSON.stringify(rows), person, nameOf(req.user)]);
}

/** Adds an entry in the transaction of the edit. @throws what the database says, which takes the edit back */
export async function logActivity(req: PayloadRequest, { fields, ...entry }: ActivityEntry): Promise<void> {
  const rows = req.context['activityRows'] as Row[] | undefined;
  if (rows) {
    const { isAutosave: _, ...row } = entry;
    rows.push({ ...row, fields: fields.join(betweenFields) });
    return;
  }
  const user = req.user?.collection === slugs.users ? req.user : null;
  // A reference to an account that this very edit deletes would refuse the edit.
  const isGone = entry.kind === 'deleted' && entry.subject === slugs.users && entry.documentId === String(user?.id);
  const person = user === null || isGone ? null : user.id;
  if (entry.isAutosave && person !== null && (await joinAutosave(req, person, { fields, ...entry }))) return;
  await req.payload.create({
    collection: slugs.activity,
    data: { ...entry, person, personName: nameOf(req.user), fields: fields.join(betweenFields) },
    depth: 0,
    req: isolateRequest(req),
  });
}

function nameOf(user: PayloadRequest['user']): string {
  if (!user) return 'El estudio';
  return isKey(user) ? `Clave «${user.name}»` : user.name;
}

async function joinAutosave(req: PayloadRequest, person: number, entry: ActivityEntry): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: slugs.activity,
    where: {
      and: [
        { subject: { equals: entry.subject } },
        { documentId: { equals: entry.documentId } },
        { person: { equals: person } },
        { createdAt: { greater_than: new Date(Date.now() - autosaveWindow).toISOString() } },
      ],
    },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    req: isolateRequest(req),
  });
  const [last] = docs;
  if (!last || last.kind !== entry.kind || last.isAutosave !== true || (last.locale ?? null) !== entry.locale) return false;
  const known = last.fields ? last.fields.split(betweenFields) : [];
  await req.payload.update({
    collection: slugs.activity,
    id: last.id,
    data: { title: entry.title, fields: [...new Set([...known, ...entry.fields])].join(betweenFields) },
    depth: 0,
    req: isolateRequest(req),
  });
  return true;
}

type Access = Extract<ActivityKind, 'loggedIn' | 'loginFailed' | 'loggedOut'>;

/** Logins and what becomes of them, on a connection of its own: they go on without an entry. `userId` is null where there is no such account. Never throws. */
export async function logAccess(payload: Payload, kind: Access, userId: number | null): Promise<void> {
  try {
    const account = userId === null ? null : await payload.findByID({ collection: slugs.users, id: userId, depth: 0, disableErrors: true });
    const name = account?.name ?? 'Cuenta desconocida';
    await payload.create({
      collection: slugs.activity,
      data: {
        kind,
        person: account?.id ?? null,
        personName: name,
        subject: slugs.users,
        section: 'Usuarios',
        documentId: account ? String(account.id) : null,
        title: name,
        isAutosave: false,
      },
      depth: 0,
    });
  } catch (error) {
    payload.logger.error({ err: error, event: 'studio.activityLost', kind, userId }, 'an entry of the activity log was lost');
  }
}

async function purgeActivity({ db }: Payload, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - activityKeptDays * 86_400_000).toISOString();
  await db.deleteMany({ collection: slugs.activity, where: { createdAt: { less_than: oldest } } });
}

export const activityJob: StudioJob = {
  slug: 'purgeActivity',
  label: 'Borrar la actividad antigua',
  queue: 'housekeeping',
  href: `/admin/collections/${slugs.activity}`,
  run: (payload) => purgeActivity(payload, new Date()),
};
