import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { addressOf, createPool, type Pool } from '@lupa/database/connect.ts';
import { type Running, createHttpServer, listenWith } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { type Metrics, createMetrics } from '@lupa/server/metrics.ts';
import { resolveDataDirectory } from '../dataDirectory.ts';
import { join } from 'node:path';
import { isCasinoRecommended } from '@lupa/contracts/linkFacts.ts';
import { channels, listenTo } from '@lupa/database/listen.ts';
import { storedLegalStatusSchema, storedOfferSchema, storedPartnerSchema } from '@lupa/database/storedDocuments.ts';
import type { ReadinessCheck } from '@lupa/server/readiness.ts';
import { traceRequests } from '@lupa/server/traceRequests.ts';
import { createSnapshot } from '@lupa/server/snapshot.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { createClickAnswer } from './answerClick.ts';
import { createApp } from './app.ts';
import { RowLog, type RowLogState } from './rowLog.ts';
import { createClickMetrics } from './clickMetrics.ts';
import { followOffers, offerRowsSchema, type OfferRows } from './offerBook.ts';
import { insertClicks, insertLoss } from './clickRow.ts';
import { scheduleRetention } from './retention.ts';
import { createLostClicks } from './lostClicks.ts';
import { runPostbacks } from './runPostbacks.ts';
import { Spool } from './spool.ts';
import { createVisitorHistory } from './visitorHistory.ts';
import { createVisitorKeys, followVisitorKeys } from './visitorKeys.ts';

export type ClickoutSettings = {
  port: number;
  hostname: string;
  databaseUrl: string;
  /** Past a pooler, where there is one between. */
  sessionUrl?: string;
  dataDirectory: string;
  siteUrl: string;
  placementSecret: string;
  countryHeader: string | null;
  regionHeader?: string | null;
  trustedProxies: number;
  retentionDays: number;
  /** Bytes on the disk that are kept for clicks; 0 or missing: none. */
  reserve?: number;
  agentsPerHour?: number;
  /** Milliseconds after which a killed process's spool file is taken over. */
  spoolLease?: number;
  /** Milliseconds until a request has come whole. */
  requestTimeout?: number;
};

const refreshInterval = 60_000;

export async function runClickout(settings: ClickoutSettings, logger: Logger, metrics = createMetrics('clickout')): Promise<Running> {
  const { databaseUrl, sessionUrl = databaseUrl, siteUrl, regionHeader = null, agentsPerHour = 30 } = settings;
  const { reserve = 0, spoolLease = 10_000, requestTimeout = 10_000 } = settings;
  const directory = join(settings.dataDirectory, 'spool');
  const pool = createPool({ url: databaseUrl, sessionUrl, name: 'clickout', max: 4 });

  const read = () => readOffers(pool);
  const snapshot = createSnapshot(join(directory, 'offers.json'), offerRowsSchema, (error) =>
    logger.error({ err: error }, 'the offers could not be kept on disk'),
  );
  const offers = await followOffers({ read, snapshot, siteUrl, logger });
  const refreshOffers = () => void offers.refresh();
  const listener = await listenTo({ url: sessionUrl, channel: channels.changes, onMessage: refreshOffers, onConnected: refreshOffers });
  const keys = createVisitorKeys(pool);
  const spool = new Spool({
    directory,
    lease: spoolLease,
    reserve,
    onReserveTaken: (error) => logger.error({ event: 'clicks.reserveTaken', err: error }, 'clicks take the room that is kept for them'),
  });
  const clickMetrics = createClickMetrics(metrics, () => spool.reserved);
  const log = new RowLog({
    subject: 'clicks',
    insert: (rowsAsJson, deadline) => insertClicks(pool, rowsAsJson, deadline),
    spool,
    lost: createLostClicks({ insert: (loss) => insertLoss(pool, loss), logger }),
    logger,
    replayInterval: spoolLease,
    onBatch: clickMetrics.observeBatch,
  });
  const measureSpool = () => void spool.size().then(clickMetrics.setSpoolSize);
  measureSpool();
  const timers = [setInterval(refreshOffers, refreshInterval), setInterval(measureSpool, 5000)];
  const following = await followVisitorKeys(keys, logger);
  const retention = scheduleRetention({ pool, days: settings.retentionDays, logger });
  void log.replay();

  const history = createVisitorHistory({ agentsPerHour, onManyAgents: warnOfManyAgents(logger) });
  const answerClick = createClickAnswer({
    ...settings,
    regionHeader,
    book: offers.book,
    log,
    identify: keys.identify,
    history,
    now: Date.now,
    elapsed: () => performance.now(),
    onOther: clickMetrics.observeOther,
  });
  const postbacks = await runPostbacks({ ...settings, sessionUrl, directory, spoolLease }, logger, metrics);
  const readiness: ReadinessCheck[] = [
    { name: 'offers', check: async () => requireOffers(offers.book()) },
    { name: 'clicks', check: async () => requireRecord(log.state), status: () => (log.state === 'spooling' ? 'spooling' : null) },
  ];
  const server = createHttpServer(
    traceRequests(createApp({ answerClick, answerPostback: postbacks.answer, siteUrl, readiness, logger, metrics })),
    { keepAliveTimeout: 65_000, requestTimeout },
  );
  const onClose = async () => {
    timers.forEach(clearInterval);
    following.close();
    await postbacks.close();
    await retention.close();
    await listener.close();
    await log.close();
    await snapshot.close();
    await pool.end();
  };
  return listenWith(server, { port: settings.port, hostname: settings.hostname, name: 'clickout', logger, onClose });
}

function requireOffers(book: unknown): void {
  if (book === null) throw new Error('no offers are known yet');
}

function requireRecord(state: RowLogState): void {
  if (state === 'losing') throw new Error('neither the database nor the disk takes clicks');
}

/** Once an hour: it is either somebody's program, or all visitors seem to come from one's own proxy. */
function warnOfManyAgents(logger: Logger): () => void {
  let quietUntil = 0;
  return () => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 3_600_000;
    logger.warn(
      { event: 'clicks.manyAgents' },
      'an address shows very many user agents, further ones are suspicious; is TRUST_PROXY right?',
    );
  };
}

// Only the few fields that are needed: a partner's body holds whole texts.
const offersQuery = defineQuery(
  'delivery.clickoutOffers',
  `
  select kind, key,
    body #>> '{offer,id}' as offer_id,
    body ->> 'trackingUrl' as tracking_url,
    body #>> '{offer,attributes,expiration}' as expiration,
    (body #>> '{entity,activePartner}')::boolean as active_partner,
    body #>> '{entity,recommendedPartner}' as recommended_partner,
    body #>> '{entity,reviewSlug}' as review_slug,
    body -> 'territories' as territories,
    body -> 'licences' as licences,
    body -> 'periods' as periods
  from delivery.documents
  where kind in ('offer', 'partner', 'legalStatus')
  order by kind, key`,
);

async function readOffers(pool: Pool): Promise<OfferRows> {
  const { rows } = await runQuery(pool, offersQuery, []);
  const result: OfferRows = { offers: [], partners: [], legalPeriods: [] };
  for (const row of rows) {
    if (row.kind === 'legalStatus') {
      result.legalPeriods.push(...storedLegalStatusSchema.parse({ periods: row.periods }).periods);
      continue;
    }
    if (row.kind === 'partner') {
      const licences = storedPartnerSchema.shape.licences.parse(row.licences ?? undefined);
      const isActive = isCasinoRecommended({ activePartner: row.active_partner, recommendedPartner: row.recommended_partner });
      result.partners.push({ partnerSlug: row.key, isActive, reviewSlug: row.review_slug, licences });
      continue;
    }
    const slash = row.key.indexOf('/');
    const [partnerSlug, afflinkProxy] = [row.key.slice(0, slash), row.key.slice(slash + 1)];
    const { tracking_url: trackingUrl, expiration } = row;
    const territories = storedOfferSchema.shape.territories.parse(row.territories ?? undefined);
    result.offers.push({ partnerSlug, afflinkProxy, offerId: row.offer_id ?? row.key, trackingUrl, expiration, territories });
  }
  return result;
}

export function startClickout(logger: Logger, metrics: Metrics): Promise<Running> {
  const env = readConfigurationOrExit('clickout');
  return runClickout(
    {
      port: env.CLICKOUT_PORT,
      hostname: env.HOST,
      databaseUrl: env.DATABASE_URL,
      sessionUrl: addressOf(env).sessionUrl,
      dataDirectory: resolveDataDirectory(env.DATA_DIR),
      siteUrl: env.SITE_URL,
      placementSecret: env.PLACEMENT_SECRET,
      countryHeader: env.COUNTRY_HEADER ?? null,
      regionHeader: env.REGION_HEADER ?? null,
      trustedProxies: env.TRUST_PROXY,
      agentsPerHour: env.CLICK_AGENTS_PER_HOUR,
      reserve: env.CLICK_RESERVE_MEGABYTES * 2 ** 20,
      retentionDays: env.CLICK_RETENTION_DAYS,
    },
    logger,
    metrics,
  );
}
