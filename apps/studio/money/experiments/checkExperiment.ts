import { experimentVariants } from '@lupa/contracts/experiment.ts';
import { isContentLocale } from '@lupa/contracts/locale.ts';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { slugs } from '../../core/slugs.ts';
import type { Experiment } from '../../payload-types.ts';
import { idOf } from '../../core/publish/sources.ts';
import { isExperimentStep } from './experimentStep.ts';
import { findPublishedPage, listTestable, type TestableBlock } from './findTestable.ts';

type Changes = Partial<Pick<Experiment, 'variant' | 'eyebrow' | 'title' | 'text' | 'button' | 'visit'>>;
type Fault = { path: string; message: string };

/** Refuses what could not be tried, and notes the type of the block. */
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
