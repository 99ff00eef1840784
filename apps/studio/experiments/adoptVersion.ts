import { richTextSchema } from '@lupa/contracts/richText.ts';
import { APIError, Forbidden, type PayloadRequest } from 'payload';
import { mayDecide } from '../access/roles.ts';
import { slugs } from '../collections/slugs.ts';
import { toLexical } from '../fields/toLexical.ts';
import type { Experiment, Page } from '../payload-types.ts';
import { isolateRequest } from '../publish/reader.ts';

type Block = NonNullable<Page['content']>[number];

/** Publishes the page with version B in the place of A. @throws APIError when somebody has changes of it that are not out yet */
export async function adoptVersion(req: PayloadRequest, experiment: Experiment, id: number): Promise<void> {
  if (!mayDecide(req.user)) throw new Forbidden(req.t);
  const read = (draft: boolean) =>
    req.payload.findByID({
      collection: slugs.pages,
      id,
      locale: experiment.language,
      fallbackLocale: false,
      draft,
      depth: 0,
      req: isolateRequest(req),
    });
  const page = await read(false);
  const newest = await read(true);
  if (newest.updatedAt !== page.updatedAt)
    throw new APIError('La página tiene cambios sin publicar: publícalos o descártalos, y quédate después con B.', 409, null, true);
  const within = isolateRequest(req);
  within.locale = experiment.language;
  await req.payload.update({
    collection: slugs.pages,
    id,
    locale: experiment.language,
    data: {
      content: (page.content ?? []).map((block) => (block.id === experiment.block ? changeBlock(block, experiment) : block)),
      _status: 'published',
    },
    depth: 0,
    req: within,
  });
}

/** The block with what B says, but for the text of the buttons to casinos, which is no field of it. */
export function changeBlock(block: Block, { variant, eyebrow, title, text, button }: Partial<Experiment>): Block {
  const changed: Record<string, unknown> = { ...block };
  if (variant) changed['variant'] = variant;
  if (eyebrow) changed['eyebrow'] = eyebrow;
  if (title) changed['title'] = title;
  if (text) changed[block.blockType === 'heroSection' ? 'body' : 'intro'] = toLexical(richTextSchema.parse(text));
  if (button && 'cta' in block) changed['cta'] = { ...block.cta, title: button };
  return changed as Block;
}
