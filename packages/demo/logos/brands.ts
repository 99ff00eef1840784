import { z } from 'zod';
import { readContent } from '../writing/readContent.ts';
import { marks, type MarkName } from './marks.ts';

const colour = z.string().regex(/^#[0-9A-F]{6}$/);

const brandSchema = z.strictObject({
  mark: z.enum(Object.keys(marks) as MarkName[]),
  lines: z.array(z.string()).min(1).max(2),
  layout: z.enum(['left', 'top', 'plate', 'right']),
  ground: colour,
  ink: colour,
  second: colour,
  letters: z.strictObject({
    weight: z.number().default(14),
    ends: z.enum(['round', 'butt', 'square']).default('butt'),
    radius: z.number().default(36),
    corners: z.enum(['round', 'chamfer']).default('round'),
    stretch: z.number().default(1),
    slant: z.number().default(0),
    spacing: z.number().default(16),
    serifs: z.exactOptional(z.boolean()),
    effect: z.exactOptional(z.enum(['inline', 'shadow'])),
  }),
});
export type Brand = z.output<typeof brandSchema>;

/** How each casino of the demo presents itself, by partner slug: `content/brands.yaml`. */
export const brands = readContent('brands.yaml', z.record(z.string(), brandSchema));
