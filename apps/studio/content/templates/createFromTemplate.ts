import { randomBytes } from 'node:crypto';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { defaultMicrocopy, listOwnPaths } from '@lupa/contracts/microcopy.ts';
import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import type { Page } from '../../payload-types.ts';
import { isolateRequest, plain } from '../../core/publish/reader.ts';
import { cleanPath, findPageAt } from './proposePage.ts';
import type { PageTemplate, Subject, TemplateBlock } from './template.ts';
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
  const built = await dropDeadLinks(request, template.build(subject));
  const blocks = built.map(({ hint, data }) => ({
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

type Linked = { link?: { url: string } | null; links?: { url: string }[] };

/** Without the links to pages that are not on the site; one of the site's own paths becomes a link when its page comes. */
async function dropDeadLinks(req: PayloadRequest, blocks: TemplateBlock[]): Promise<TemplateBlock[]> {
  const linksOf = ({ link, links = [] }: Linked) => [...(link ? [link] : []), ...links];
  const paths = blocks.flatMap(({ data }) => linksOf(data as Linked).map(({ url }) => url));
  const { docs } = await req.payload.find({
    ...plain(req),
    collection: slugs.pages,
    locale: defaultContentLocale,
    where: { slug: { in: paths }, _status: { equals: 'published' } },
    select: { slug: true },
  });
  const known = new Set([...listOwnPaths(defaultMicrocopy), ...docs.map(({ slug }) => slug)]);
  return blocks.flatMap((block) => {
    const { link, links, ...data } = block.data as Linked & TemplateBlock['data'];
    const kept = links?.filter(({ url }) => known.has(url));
    if (links && kept?.length === 0) return [];
    return [{ ...block, data: { ...data, ...(link && known.has(link.url) && { link }), ...(kept && { links: kept }) } }];
  });
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
