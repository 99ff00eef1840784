import { market, spanishLocale } from '@lupa/contracts/market.ts';
import { buildPoolConfig, poolDriver } from '@lupa/database/connect.ts';
import { type ContentLocale, contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { traceLogOptions } from '@lupa/server/tracing.ts';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { es } from '@payloadcms/translations/languages/es';
import { buildConfig, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { buildAdmin } from './core/buildAdmin.ts';
import { isAdministratorRequest } from './core/access/roles.ts';
import { auditGlobal } from './core/audit/auditEdits.ts';
import { dropIdleEndpoints, limitRequests } from './core/api/limitRequests.ts';
import { explainError, logRefusals, logRefusal } from './core/api/explainError.ts';
import { budget } from './core/api/requestBudget.ts';
import { guardLocks } from './core/editing/documentLocks.ts';
import type { StudioEnv } from './core/env.ts';
import type { StudioFeature } from './core/feature.ts';
import { intoHub } from './core/hubs.ts';
import { foldCollections, foldLists, foldObjects, presentForm } from './core/foldFeatures.ts';
import { inSentenceCase, spanishWords } from './core/spanishWords.ts';
import { richTextEditor } from './core/fields/richTextEditor.ts';
import { buildMailAdapter, noEmail } from './core/mail/mailAdapter.ts';
import { mediaFolders, nameFolderField } from './core/media/folders.ts';
import { maximumUploadBytes } from './core/media/uploadLimits.ts';
import { queryPresets, translatePresets } from './core/presets/queryPresets.ts';
import { runQueues } from './core/jobs/runQueues.ts';
import { buildTasks } from './core/jobs/studioJob.ts';
import { scheduleAllLanguages } from './core/publish/scheduledPublish.ts';

const firstLanguage =
  new Intl.DisplayNames(spanishLocale, { type: 'language', languageDisplay: 'standard' }).of(market.locale) ?? market.locale;
const localeLabels: Record<ContentLocale, string> = {
  es_CL: firstLanguage.charAt(0).toUpperCase() + firstLanguage.slice(1),
  en: 'Inglés',
  fr_CA: 'Francés (Canadá)',
  de_DE: 'Alemán',
};

type PoolArgs = Parameters<typeof postgresAdapter>[0]['pool'];
type PgArgs = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>;

const buildDatabase = (env: StudioEnv) =>
  postgresAdapter({
    // Payload has the types of an older release of node-postgres.
    pool: buildPoolConfig({ url: env.databaseUrl, sessionUrl: env.sessionUrl, name: 'studio', statementTimeout: 0 }) as PoolArgs,
    pg: poolDriver() as PgArgs,
    schemaName: 'studio',
    migrationDir: 'migrations',
    // Migrations are run by `npm run migrate`, under a lock, and by nothing else.
    push: false,
    blocksAsJSON: true,
    disableCreateDatabase: true,
  });

/** The whole studio as a Payload configuration. No side effects before Payload is started with it. */
export async function buildStudioConfig(env: StudioEnv, features: readonly StudioFeature[]): Promise<SanitizedConfig> {
  const config = await buildConfig({
    secret: env.secret,
    serverURL: env.studioUrl,
    csrf: [env.studioUrl],
    cors: [env.studioUrl],
    custom: {
      siteUrl: env.siteUrl,
      clickoutUrl: env.clickoutUrl,
      sessionUrl: env.sessionUrl,
      errorReportDays: env.errorReportDays,
      clickDays: env.clickDays,
      consentDays: env.consentDays,
      ...foldObjects(features, ({ custom }) => custom),
      features,
      publishing: foldLists(features, ({ publishing }) => publishing && [publishing]),
    },
    telemetry: false,
    maxDepth: budget.depth,
    graphQL: { disable: true },
    logger: { options: { level: env.logLevel, ...traceLogOptions(), hooks: { logMethod: logRefusals } } },
    db: buildDatabase(env),
    email: env.mail === null ? noEmail : buildMailAdapter(env.mail),
    editor: richTextEditor,
    upload: { limits: { fileSize: maximumUploadBytes } },
    hooks: { afterError: [logRefusal, explainError] },
    // Said by logRefusal.ts.
    loggingLevels: { AuthenticationError: false, Forbidden: false },
    sharp,
    admin: {
      ...buildAdmin(features),
      custom: {
        hasMail: env.mail !== null,
        siteUrl: env.siteUrl,
        documentPages: foldObjects(features, (feature) => feature.documentPages),
      },
    },
    i18n: {
      supportedLanguages: { es: { ...es, translations: inSentenceCase(es.translations) } },
      fallbackLanguage: 'es',
      translations: { es: spanishWords },
    },
    localization: {
      locales: contentLocales.map((code) => ({ code, label: localeLabels[code] })),
      defaultLocale: defaultContentLocale,
      // A page that was not written in a language does not exist there. What may be taken from Spanish says so where it is built.
      fallback: false,
      defaultLocalePublishOption: 'active',
    },
    // Languages of a page are published one by one.
    experimental: { localizeStatus: true },
    folders: mediaFolders,
    collections: foldCollections(features),
    queryPresets,
    globals: foldLists(features, ({ globals }) => globals).map((global) => presentForm(intoHub(auditGlobal(global)))),
    jobs: {
      access: { run: isAdministratorRequest, queue: isAdministratorRequest, cancel: isAdministratorRequest },
      tasks: buildTasks(foldLists(features, ({ jobs }) => jobs)),
      autoRun: [{ cron: '* * * * *', disableScheduling: true }],
      // Asked each minute; ours schedules and runs them itself, as Payload's own run knows of no other studio.
      shouldAutoRun: async (payload) => {
        await runQueues(payload);
        return false;
      },
    },
    endpoints: foldLists(features, ({ endpoints }) => endpoints),
    onInit: (payload) => {
      // Collections are looked up by names that come from outside: `__proto__` and `constructor` are none.
      Object.setPrototypeOf(payload.collections, null);
      for (const { onInit } of features) onInit?.(payload);
      payload.db.pool.on('error', (error) => payload.logger.warn({ err: error }, 'a database connection was lost'));
    },
    typescript: { outputFile: 'payload-types.ts', autoGenerate: false },
  });
  return limitRequests(guardLocks(dropIdleEndpoints(translatePresets(scheduleAllLanguages(nameFolderField(config))))));
}
