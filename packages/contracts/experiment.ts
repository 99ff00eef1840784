import { z } from 'zod';
import type { BlockType } from './blockType.ts';
import { maximumKeyLength } from './experimentMark.ts';
import { objectOf } from './generous.ts';
import { idText, textOrNull } from './values.ts';
import { richTextSchema } from './richText.ts';

/* Two versions of a block, each for half of the devices (an extension). B may differ by text or variant, not by list or casino. */

const experimentTypes = ['heroSection', 'topList', 'bonusCards'] as const satisfies readonly BlockType[];
export type ExperimentType = (typeof experimentTypes)[number];

export function isExperimentType(type: string): type is ExperimentType {
  return experimentTypes.some((known) => known === type);
}

export const experimentVariants: Record<ExperimentType, readonly string[]> = {
  heroSection: ['default', 'with-background-image', 'with-image-and-button'],
  topList: ['default', 'mini-review-component'],
  bonusCards: [],
};

export function canBeTried({ type, variant }: { type: string; variant?: unknown }): boolean {
  if (!isExperimentType(type)) return false;
  const variants = experimentVariants[type];
  return typeof variant !== 'string' || variants.length === 0 || variants.includes(variant);
}

const keyPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * What version B says in place of version A; null: the same. `text` is the hero's body or the introduction, `button` the text of the hero's
 * button, `visit` that of the buttons to casinos.
 */
export const blockChangesSchema = objectOf({
  variant: textOrNull,
  title: textOrNull,
  eyebrow: textOrNull,
  text: richTextSchema.nullish().transform((text) => text ?? null),
  button: textOrNull,
  visit: textOrNull,
});
export type BlockChanges = z.output<typeof blockChangesSchema>;

/**
 * `key` names the experiment in clicks, `block` is the id of a block of the page, `endsAt` the moment (ISO 8601) from which everybody sees
 * version A again.
 */
export const pageExperimentSchema = objectOf({
  key: z.string().max(maximumKeyLength).regex(keyPattern),
  endsAt: z.iso.datetime({ offset: true }),
  block: idText,
  changes: blockChangesSchema,
});
export type PageExperiment = z.output<typeof pageExperimentSchema>;

export const pageExperimentExample: PageExperiment = {
  key: 'portada-directa',
  endsAt: '2026-12-24T15:00:00.000Z',
  block: '665f0c',
  changes: { variant: null, title: 'Casinos que pagan en Chile', eyebrow: null, text: null, button: null, visit: null },
};

export const idOfB = (id: string): string => `${id}-b`;
