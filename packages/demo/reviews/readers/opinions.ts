import { z } from 'zod';
import { ContentError, readContent } from '../../writing/readContent.ts';
import { fillFigures } from '../../writing/fillFigures.ts';
import { paymentMethodName } from '../../writing/paymentMethods.ts';
import { experienceFigures, type Experience } from './experience.ts';

const text = z.string().min(1);

/** At which casinos, and after what, an opinion can be said. */
const conditions = {
  manyGames: ({ partner }) => partner.numberOfGames > 1500,
  bonusToPlay: ({ rollover }) => rollover !== null,
  longRollover: ({ rollover }) => Number(rollover) >= 30,
  fairTrust: ({ partner }) => partner.scores.Confianza > 6,
  highTrust: ({ partner }) => partner.scores.Confianza >= 8,
  noCuentaRut: ({ partner }) => !partner.withdrawals.includes('cuentarut') && !partner.deposits.includes('cuentarut'),
  noMachPayout: ({ partner }) => !partner.withdrawals.includes('mach'),
  otherWayBack: ({ partner, into }) => !partner.withdrawals.map(paymentMethodName).includes(into),
  otherGameThanSlots: ({ game }) => game !== 'las tragamonedas',
} satisfies Record<string, (experience: Experience) => boolean>;

const opinionSchema = z.strictObject({
  fits: z.array(z.enum(Object.keys(conditions) as (keyof typeof conditions)[])).default([]),
  text,
  /** What the casino may answer to it. */
  reply: text.nullable().default(null),
});
export type Opinion = z.output<typeof opinionSchema>;

/** `content/opinions.yaml`, with the names of figures as they are written. */
export const opinionsByScore = readContent(
  'opinions.yaml',
  z.array(z.strictObject({ score: z.int().min(1).max(5), opinions: z.array(opinionSchema).min(1) })),
  null,
);

export const isFitting = ({ fits }: Opinion, experience: Experience): boolean => fits.every((name) => conditions[name](experience));

/** The opinion with what was lived put in. */
export function fillOpinion({ text: said, reply }: Opinion, experience: Experience): { text: string; reply: string | null } {
  const { filled, problems } = fillFigures({ text: said, reply }, experienceFigures(experience), { mayLeaveFiguresOut: true });
  if (problems.length > 0) throw new ContentError('opinions.yaml', problems);
  return filled as { text: string; reply: string | null };
}
