import type { SiteFeature } from '../../server/siteFeature.ts';
import { openDataFiles, openDataLicence } from '@lupa/blocks/openData/openDataFiles.ts';
import type { PartnersClient } from '@lupa/clients/clients.ts';
import type { ClientsOfProcess } from '@lupa/clients/createClients.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import { ratingsTag, recordsTag } from '@lupa/contracts/tags.ts';
import { etags, type ServiceApp, type ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { type Edge, tagHeader } from '../../server/cache/edge.ts';
import { askerOf } from '../../server/askerOf.ts';
import { buildMethodCsv, buildOpenRecord, buildRecordsCsv, buildScoresCsv, type OpenRecord } from './buildOpenData.ts';

type SiteContext = Context<ServiceVariables>;
type OpenDataOptions = { clients: ClientsOfProcess; siteUrl: string; edge: Edge };
const recordsOfPart = 500;

type File = { type: string; build: (record: OpenRecord, siteUrl: string) => string };

const csv = 'text/csv; charset=utf-8; header=present';
const files: Record<keyof typeof openDataFiles, File> = {
  everything: { type: 'application/json; charset=utf-8', build: buildOpenRecord },
  records: { type: csv, build: buildRecordsCsv },
  scores: { type: csv, build: buildScoresCsv },
  method: { type: csv, build: buildMethodCsv },
};

/** The files of the open record. Anybody may read them from anywhere; where there is nothing to tell there are none. */
function addOpenData(app: ServiceApp, options: OpenDataOptions): void {
  for (const name of Object.keys(files) as (keyof typeof files)[]) {
    app.use(openDataFiles[name], etags());
    app.get(openDataFiles[name], (context) => serveFile(context, files[name], options));
  }
}

async function serveFile(context: SiteContext, { type, build }: File, { clients, siteUrl, edge }: OpenDataOptions): Promise<Response> {
  const { partners } = clients.forPage(askerOf(context)).clients;
  const record = await loadOpenRecord(partners).catch(unlessUnavailable);
  if (record === null) return problemAnswer(context, 503, 'The open record cannot be read now');
  if (record.records.length === 0 && record.methods.length === 0) return problemAnswer(context, 404, 'There is no such file');
  return context.body(build(record, siteUrl), 200, {
    'Content-Type': type,
    'Cache-Control': cachePolicies.openData,
    ...Object.fromEntries([tagHeader(edge, [recordsTag(), ratingsTag()])]),
    Link: `<${openDataLicence.url}>; rel="license"`,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

async function loadOpenRecord(partners: PartnersClient): Promise<OpenRecord> {
  const [records, methods] = await Promise.all([fetchAllRecords(partners), partners.fetchRatingMethods()]);
  const slugs = [...new Set(records.map(({ partnerSlug }) => partnerSlug))].toSorted();
  return { records, methods, partners: slugs.length > 0 ? await partners.fetchPartnersBySlug(slugs) : [] };
}

/** The newest day first. In parts, because an answer has a limit; a service that does not know parts answers everything each time. */
async function fetchAllRecords(partners: PartnersClient): Promise<CasinoRecord[]> {
  const records = new Map<string, CasinoRecord>();
  let last: string | undefined;
  do {
    const part = await partners.fetchRecords({ first: recordsOfPart, ...(last !== undefined && { after: last }) });
    last = undefined;
    for (const record of part) {
      const key = `${record.partnerSlug}/${record.id}`;
      if (records.has(key)) continue;
      records.set(key, record);
      last = key;
    }
  } while (last !== undefined);
  return [...records.values()].toSorted((one, other) => other.day.localeCompare(one.day));
}

function unlessUnavailable(error: unknown): null {
  if (error instanceof ServiceUnavailableError) return null;
  throw error;
}

/** The open record as files. */
export const openData: SiteFeature = {
  name: 'openData',
  answer: (app, { env, clients, edge }) => addOpenData(app, { clients, siteUrl: env.SITE_URL, edge }),
};
