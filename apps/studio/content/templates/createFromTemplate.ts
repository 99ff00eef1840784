import { randomBytes } from 'node:crypto';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import type { Page } from '../../payload-types.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { cleanPath, findPageAt } from './proposePage.ts';
import type { PageTemplate, Subject } from './template.ts';
import type { TemplateForm } from './templatePaths.ts';

/** A draft with all blocks of the template. Those that want words are open when its form is. Returns its number. @throws ValidationError and Forbidden */
export async function createFromTemplate(
  request: PayloadRequest,
  template: PageTemplate,
  subject: Subject,
  form: TemplateForm,
): Promise<number> {
  const req = isolateRequest(request);
  req.locale = defaultContentLocale;
  const blocks = template.build(subject).map(({ hint, data }) => ({
    hint,
    data: { ...data, id: randomBytes(12).toString('hex'), ...(hint !== undefined && { blockName: hint }) },
  }));
  const parent = await findPageAt(request, template.parent);
  const { id } = await req.payload.create({
    collection: slugs.pages,
    locale: defaultContentLocale,
    draft: true,
    depth: 0,
    data: {
      internalName: form.internalName,
      title: form.title,
      slug: cleanPath(form.path),
      description: form.description,
      sitemapCategory: template.sitemapCategory,
      ...(parent && { parent: parent.id }),
      ...(/^\d{1,9}$/.test(form.author) && { author: Number(form.author) }),
      content: blocks.map(({ data }) => data) as unknown as NonNullable<Page['content']>,
    },
    overrideAccess: false,
    req,
  });
  await openBlocks(
    req,
    id,
    blocks.flatMap(({ hint, data }) => (hint === undefined ? [data.id] : [])),
  );
  return id;
}

/** Payload keeps which rows are closed for each person and document. */
async function openBlocks(req: PayloadRequest, id: number, closed: string[]): Promise<void> {
  if (!req.user) return;
  await req.payload.create({
    collection: 'payload-preferences',
    data: {
      user: { relationTo: slugs.users, value: req.user.id },
      key: `collection-${slugs.pages}-${id}`,
      value: { fields: { content: { collapsed: closed } } },
    },
    req,
  });
}
