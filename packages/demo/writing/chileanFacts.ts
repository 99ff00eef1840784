import { legalStatuses } from '@lupa/contracts/legalStatus.ts';
import { z } from 'zod';
import { readContent } from './readContent.ts';

const text = z.string().min(1);
const day = z.iso.date();

const legalStatusSchema = z.strictObject({
  short: text,
  long: text,
  sources: z.array(z.strictObject({ name: text, url: z.url(), verifiedOn: day })),
  verifiedOn: day,
});
const helplineSchema = z.strictObject({
  name: text,
  number: text,
  link: z.string().startsWith('tel:'),
  what: text,
  source: z.url(),
  verifiedOn: day,
});

/** Facts about Chile that age: each with its source and the day on which it was last looked at. */
export const { legalStatus, legalPeriods, helplines } = readContent(
  'chileanFacts.yaml',
  z.strictObject({
    legalStatus: legalStatusSchema,
    legalPeriods: z.array(
      z.strictObject({ status: z.enum(legalStatuses), since: z.iso.datetime({ offset: true }), source: z.url(), verifiedOn: day }),
    ),
    /** Health, then crisis. */
    helplines: z.tuple([helplineSchema, helplineSchema]),
  }),
);

type Helpline = (typeof helplines)[number];
const link = (text: string, { link }: Helpline): string => `[**${text.replaceAll('*', String.raw`\*`)}**](${link})`;

/** The number of a helpline, or its name where that is the number, as a link that a phone can call, in Markdown, bold. */
export const callNumber = (line: Helpline): string => link(line.number, line);
export const callName = (line: Helpline): string => link(line.name, line);
/** The same as tables read it, where nothing is bold within a link. */
export const callInTable = ({ number, link }: Helpline): string => `[${number}](${link})`;
