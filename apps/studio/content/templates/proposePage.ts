import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { withSlashes } from '@lupa/contracts/slug.ts';
import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { isEmpty, validatePageSlug } from '../../core/fields/validators.ts';
import { plain } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import type { PageTemplate, Subject } from './template.ts';
import type { TemplateForm } from './templatePaths.ts';

export type Named = { id: number; name: string };

export const cleanPath = (path: string): string => (path === '' ? '' : withSlashes(path.toLowerCase()));

export async function findFormFaults(
  req: PayloadRequest,
  { title, path, internalName, description }: TemplateForm,
): Promise<Partial<Record<keyof TemplateForm, string>>> {
  const pathFault = validatePageSlug(cleanPath(path), defaultContentLocale);
  const taken = pathFault === true ? await findPageAt(req, cleanPath(path), { trash: true }) : null;
  return {
    ...(isEmpty(title) && { title: 'Escribe un título.' }),
    ...(title.length > 160 && { title: `El título tiene ${title.length} caracteres y caben 160. Acórtalo.` }),
    ...(description.length > 320 && { description: `La descripción tiene ${description.length} caracteres y caben 320. Acórtala.` }),
    ...(isEmpty(internalName) && { internalName: 'Escribe un nombre interno.' }),
    ...(pathFault !== true && { path: pathFault }),
    ...(taken && { path: `Esta ruta ya es de «${taken.name}»${taken.isInTrash ? ', que está en la papelera' : ''}. Escribe otra.` }),
  };
}

export async function findPageAt(
  req: PayloadRequest,
  path: string,
  { trash = false } = {},
): Promise<(Named & { isInTrash: boolean }) | null> {
  const read = { ...plain(req), locale: defaultContentLocale, draft: true, trash, limit: 1 } as const;
  const select = { internalName: true, deletedAt: true } as const;
  const { docs } = await req.payload.find({ ...read, collection: slugs.pages, where: { slug: { equals: path } }, select });
  const [page] = docs;
  return page ? { id: page.id, name: page.internalName, isInTrash: Boolean(page.deletedAt) } : null;
}

export async function listAuthors(req: PayloadRequest): Promise<Named[]> {
  const read = { ...plain(req), sort: 'name', select: { name: true }, overrideAccess: false } as const;
  const { docs } = await req.payload.find({ ...read, collection: slugs.authors });
  return docs.map(({ id, name }) => ({ id, name }));
}

/** Who tested the casino last, or the author of this person's own name; undefined where nobody is known. */
export async function proposeAuthor(
  req: PayloadRequest,
  { subject: kind }: PageTemplate,
  { id }: Subject,
  authors: readonly Named[],
): Promise<number | undefined> {
  const own = authors.find(({ name }) => name === req.user?.name)?.id;
  if (kind !== 'partners' || id === null) return own;
  const where = { and: [{ partner: { equals: id } }, { by: { exists: true } }] };
  const read = { ...plain(req), sort: '-day', limit: 1, select: { by: true }, overrideAccess: false } as const;
  const { docs } = await req.payload.find({ ...read, collection: slugs.records, where });
  return idOf(docs[0]?.by) ?? own;
}
