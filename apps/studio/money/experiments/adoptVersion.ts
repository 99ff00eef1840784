import { richTextSchema } from '@lupa/contracts/richText.ts';
import { changeFields } from '@lupa/domain/experiment/changeFields.ts';
import { APIError, Forbidden, type PayloadRequest } from 'payload';
import { mayDecide } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { toLexical } from '../../core/fields/toLexical.ts';
import type { Experiment, Page } from '../../payload-types.ts';
import { isolateRequest } from '../../core/publish/reader.ts';

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
function changeBlock(block: Block, experiment: Experiment): Block {
  const text = experiment.text ? toLexical(richTextSchema.parse(experiment.text)) : null;
  return { ...block, ...changeFields({ ...block, type: block.blockType }, { ...experiment, text }) };
}
