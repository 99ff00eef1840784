import { createLocalReq, type Payload } from 'payload';
import { publishLater } from '../core/publish/publishLater.ts';
import { inOwnTransaction } from '../core/publish/transaction.ts';
import { republish, type Republished } from '../core/publish/republish.ts';
import { slugs } from '../core/slugs.ts';
import {
  authorDocuments,
  gameExtraDocuments,
  mediaDocuments,
  microcopyDocuments,
  navigationDocuments,
  paymentMethodDocuments,
  ratingMethodDocuments,
  redirectDocuments,
  startingLists,
  startingMenus,
  startingTexts,
} from './seedBasics.ts';
import { linkDocuments, seedCollection, type SeedContext } from './seedContext.ts';
import { seedBonusTypes, seedGlobals, seedLegalStatus } from './seedGlobals.ts';
import { pageDocuments } from './seedPages.ts';
import { seedOffers } from './seedOffers.ts';
import { partnerDocuments, seedRecords, toplistDocuments } from './seedPartners.ts';

type Report = (line: string) => void;

/**
 * Fills the studio with the demo site and publishes it. What is there already, by its natural key, is never written to,
 * so a second run changes nothing and editors keep what they changed. All or nothing is written.
 */
export const seedStudio = (payload: Payload, report: Report): Promise<Republished> => writeOnce(payload, report, seedAll);

/**
 * What a site without the demo begins with: the texts of its buttons and notices in every language, types of bonuses, and an empty menu and list under the
 * names by which the site looks for them. As `seedStudio` otherwise.
 */
export const seedTexts = (payload: Payload, report: Report): Promise<Republished> =>
  writeOnce(payload, report, async (context) => {
    await seedCollection(context, slugs.microcopy, startingTexts);
    await seedCollection(context, slugs.navigationGroups, startingMenus);
    await seedCollection(context, slugs.toplists, startingLists);
    await seedBonusTypes(context);
  });

async function writeOnce(payload: Payload, report: Report, seed: (context: SeedContext) => Promise<void>): Promise<Republished> {
  const req = await createLocalReq({ context: { ...publishLater } }, payload);
  await inOwnTransaction(req, () => seed({ payload, req, report, ids: new Map() }));
  const result = await republish(payload);
  for (const { source, message } of result.refused) report(`delivery: ${source} is not published: ${message}`);
  report(`delivery: ${result.documents} public documents, ${result.changed} cache tags changed`);
  return result;
}

async function seedAll(context: SeedContext): Promise<void> {
  await seedCollection(context, slugs.media, mediaDocuments);
  const methods = await seedCollection(context, slugs.paymentMethods, paymentMethodDocuments);
  const authors = await seedCollection(context, slugs.authors, authorDocuments);
  await seedCollection(context, slugs.gameExtras, gameExtraDocuments);
  await seedCollection(context, slugs.redirects, redirectDocuments);
  await seedCollection(context, slugs.microcopy, microcopyDocuments);
  const partners = await seedCollection(context, slugs.partners, partnerDocuments);
  await seedCollection(context, slugs.ratingMethods, ratingMethodDocuments);
  await seedRecords(context);
  await seedOffers(context, new Set(partners.map(({ key }) => key)));
  await seedCollection(context, slugs.toplists, toplistDocuments);
  await seedCollection(context, slugs.pages, pageDocuments);
  await linkDocuments(context, slugs.partners, partners);
  context.report(`partners: ${partners.length} linked to their reviews`);
  await linkDocuments(context, slugs.authors, authors);
  await linkDocuments(context, slugs.paymentMethods, methods);
  await seedCollection(context, slugs.navigationGroups, navigationDocuments);
  await seedGlobals(context);
  await seedLegalStatus(context);
}
