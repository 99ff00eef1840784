import { objectOf } from '@lupa/contracts/generous.ts';
import { choiceOrNull, someText, textOrNull } from '@lupa/contracts/values.ts';
import { richTextSchema } from '@lupa/contracts/richText.ts';
import type { z } from 'zod';
import { blockFields, imageOrNull, linkOrNull, oneOf } from '../block.schema.ts';

export const heroVariants = [
  'default',
  'payment',
  'provider',
  'casino-review',
  'with-background-image',
  'with-image-and-button',
  'play-game',
] as const;

/** `partner`, `paymentMethod`, `providerId` and `gameId` name what the variants other than `default` are about. */
export const heroSectionSchema = objectOf({
  ...blockFields,
  title: someText,
  variant: oneOf(heroVariants),
  eyebrow: textOrNull,
  body: richTextSchema,
  image: imageOrNull,
  cta: linkOrNull,
  partner: choiceOrNull,
  paymentMethod: choiceOrNull,
  providerId: choiceOrNull,
  gameId: choiceOrNull,
});
export type StoredHeroSection = z.output<typeof heroSectionSchema>;
