import { z } from 'zod';
import { authors, authorSlug } from '../writing/authors.ts';
import { writtenBlockSchema } from '../writing/block.schema.ts';
import { type DemoPage, parseSectionPage } from '../writing/readPage.ts';
import { measuredPayments } from '../partners/measuredPayments.ts';
import { recheckedEvery } from '../partners/records.ts';
import { readContent } from '../writing/readContent.ts';
import { portraitFile } from '../media.ts';
import { costOfRollover, rolloverOfExample } from './guides.ts';

/** What the page of an author says: `content/people/<key>.yaml`. */
const personSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  headline: z.string().min(1),
  lead: z.string().min(1),
  eyebrow: z.string().min(1),
  updatedOn: z.iso.date(),
  blocks: z.array(writtenBlockSchema).min(1),
});

const personFigures = {
  recheckedEvery,
  withdrawals: String(measuredPayments.filter(({ kind }) => kind === 'withdrawal').length),
  lostOfExample: String(costOfRollover(rolloverOfExample).people.nothing),
};

/** A page for each author; its name in the studio is the author's. */
export const personPages: DemoPage[] = authors.map(({ key, name }) => {
  const { title, description, headline, lead, eyebrow, updatedOn, blocks } = readContent(
    `people/${key}.yaml`,
    personSchema,
    personFigures,
    { mayLeaveFiguresOut: true },
  );
  return parseSectionPage('people', {
    internalName: name,
    slug: authorSlug({ key }),
    title,
    description,
    author: key,
    updatedOn,
    subCategory: 'Author',
    blocks: [
      { type: 'heroSection', eyebrow, title: headline, body: lead, image: portraitFile(key) },
      ...blocks,
      { type: 'authorBox', title: `Lo último de ${name.split(' ')[0]}`, author: key, showUpdatedDate: false },
    ],
  });
});
