import { createLocalReq, type Payload } from 'payload';
import { publishLater } from '../core/publish/publishLater.ts';
import { inOwnTransaction } from '../core/publish/transaction.ts';
import { republish, type Republished } from '../core/publish/republish.ts';
import {
  linkAuthors,
  linkPaymentMethods,
  seedAuthors,
  seedGameExtras,
  seedMedia,
  seedPaymentMethods,
  seedRedirects,
} from './seedBasics.ts';
import type { SeedContext } from './seedContext.ts';
import { seedPages } from './seedPages.ts';
import { linkPartners, seedOffers, seedPartners, seedRecords, seedToplists } from './seedPartners.ts';
import { seedGlobals, seedLegalStatus, seedMicrocopy, seedNavigation } from './seedSite.ts';

type Report = (line: string) => void;

/**
 * Fills the studio with the demo site and publishes it. What is there already, by its natural key, is never written to,
 * so a second run changes nothing and editors keep what they changed. All or nothing is written.
 */
export const seedStudio = (payload: Payload, report: Report): Promise<Republished> => writeOnce(payload, report, seedAll);

/** What a site without the demo begins with: the texts of its buttons and notices, in every language. As `seedStudio` otherwise. */
export const seedTexts = (payload: Payload, report: Report): Promise<Republished> => writeOnce(payload, report, seedMicrocopy);

async function writeOnce(payload: Payload, report: Report, seed: (context: SeedContext) => Promise<void>): Promise<Republished> {
  const req = await createLocalReq({ context: { ...publishLater } }, payload);
  await inOwnTransaction(req, () => seed({ payload, req, report, ids: new Map() }));
  const result = await republish(payload);
  for (const { source, message } of result.refused) report(`delivery: ${source} is not published: ${message}`);
  report(`delivery: ${result.documents} public documents, ${result.changed} cache tags changed`);
  return result;
}

async function seedAll(context: SeedContext): Promise<void> {
  await seedMedia(context);
  const createdMethods = await seedPaymentMethods(context);
  const createdAuthors = await seedAuthors(context);
  await seedGameExtras(context);
  await seedRedirects(context);
  await seedMicrocopy(context);
  const created = await seedPartners(context);
  await seedRecords(context);
  await seedOffers(context, created);
  await seedToplists(context);
  await seedPages(context);
  await linkPartners(context, created);
  await linkAuthors(context, createdAuthors);
  await linkPaymentMethods(context, createdMethods);
  await seedNavigation(context);
  await seedGlobals(context);
  await seedLegalStatus(context);
}
