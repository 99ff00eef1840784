import { experimentVariants, canBeTried, isExperimentType, type ExperimentType } from '@lupa/contracts/experiment.ts';
import { isContentLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import { type CollectionBeforeValidateHook, ValidationError, APIError, Forbidden, type PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import type { Experiment, Page } from '../../payload-types.ts';
import { idOf } from '../../core/publish/sources.ts';
import { isExperimentStep } from './experimentLabels.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import { changeFields } from '@lupa/domain/experiment/judgeExperiment.ts';
import { mayDecide } from '../../core/access/roles.ts';
import { toLexical } from '../../core/fields/toLexical.ts';
import { isolateRequest, plain } from '../../core/publish/reader.ts';

export type TestableBlock = {
  id: string;
  type: ExperimentType;
  variant: string;
  eyebrow: string;
  title: string;
  hasButton: boolean;
  button: string;
};

export async function findPublishedPage(req: PayloadRequest, page: number, language: ContentLocale): Promise<Page | null> {
  const found = await req.payload.findByID({
    collection: slugs.pages,
    id: page,
    locale: language,
    fallbackLocale: false,
    disableErrors: true,
    ...plain(req),
  });
  return found?._status === 'published' && found.slug ? found : null;
}

export function listTestable({ content }: Pick<Page, 'content'>): TestableBlock[] {
  return (content ?? []).flatMap((block): TestableBlock[] => {
    const { id, blockType: type } = block;
    const read = (name: string): string => {
      const value: unknown = Object.entries(block).find(([key]) => key === name)?.[1];
      return typeof value === 'string' ? value : '';
    };
    const variant = read('variant');
    if (!id || !isExperimentType(type) || !canBeTried({ type, variant })) return [];
    const cta = 'cta' in block ? block.cta : null;
    return [
      {
        id,
        type,
        variant,
        eyebrow: read('eyebrow'),
        title: read('title'),
        hasButton: Boolean(cta?.url),
        button: cta?.title ?? '',
      },
    ];
  });
}

type Changes = Partial<Pick<Experiment, 'variant' | 'eyebrow' | 'title' | 'text' | 'button' | 'visit'>>;
type Fault = { path: string; message: string };

export const checkExperiment: CollectionBeforeValidateHook = async ({ data = {}, originalDoc, req }) => {
  if (isExperimentStep(req)) return data;
  const experiment: Partial<Experiment> = { ...originalDoc, ...data };
  const page = idOf(experiment.page);
  const { block, language } = experiment;
  // What is missing altogether, the fields say themselves.
  if (page === undefined || !block || !isContentLocale(language ?? '')) return data;
  const found = await findPublishedPage(req, page, language as Experiment['language']);
  if (found === null) refuse({ path: 'page', message: 'La página no está publicada en ese idioma.' });
  const tested = listTestable(found).find(({ id }) => id === block);
  if (!tested) refuse({ path: 'block', message: 'La página publicada no tiene ese bloque, o no se puede probar en dos versiones.' });
  const fault = findFault(tested, experiment);
  if (fault) refuse(fault);
  return { ...data, blockType: tested.type };
};

function refuse(fault: Fault): never {
  throw new ValidationError({ collection: slugs.experiments, errors: [fault] });
}

/** What keeps the changes from making another version of the block; null: nothing does. */
export function findFault(block: TestableBlock, changes: Changes): Fault | null {
  const { variant, eyebrow, title, text, button, visit } = changes;
  if (variant && !experimentVariants[block.type].includes(variant))
    return { path: 'variant', message: 'Este bloque no tiene esa variante.' };
  if (button && !block.hasButton) return { path: 'button', message: 'La portada no tiene botón al que cambiarle el texto.' };
  const isOther =
    isChanged(variant, block.variant) ||
    isChanged(eyebrow, block.eyebrow) ||
    isChanged(title, block.title) ||
    isChanged(button, block.button) ||
    Boolean(text?.trim()) ||
    Boolean(visit?.trim());
  return isOther ? null : { path: 'title', message: 'La versión B es igual a la A: cambia algo.' };
}

const isChanged = (given: string | null | undefined, present: string): boolean => Boolean(given?.trim()) && given?.trim() !== present;

type Block = NonNullable<Page['content']>[number];

/** Publishes the page with version B in the place of A. @throws APIError when somebody has changes of it that are not out yet */
export async function adoptVersion(req: PayloadRequest, experiment: Experiment, id: number): Promise<void> {
  if (!mayDecide(req.user)) throw new Forbidden(req.t);
  const read = (draft: boolean) =>
    req.payload.findByID({ collection: slugs.pages, id, locale: experiment.language, fallbackLocale: false, draft, ...plain(req) });
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
