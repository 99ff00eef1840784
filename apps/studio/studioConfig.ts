import { market, spanishLocale } from '@lupa/contracts/market.ts';
import { buildPoolConfig, poolDriver } from '@lupa/database/connect.ts';
import { type ContentLocale, contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { traceLogOptions } from '@lupa/server/tracing.ts';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { es } from '@payloadcms/translations/languages/es';
import { buildConfig, type Config, type Endpoint, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { isAdministratorRequest } from './access/roles.ts';
import { accountEndpoints } from './accounts/accountEndpoints.ts';
import { invitationEndpoint } from './accounts/invitations.ts';
import { watchSessions } from './accounts/sessions.ts';
import { adminViews } from './adminViews.ts';
import { ApiKeys } from './apiKeys/ApiKeys.ts';
import { keyEndpoints } from './apiKeys/keyEndpoints.ts';
import { Activity } from './audit/Activity.ts';
import { auditEdits, auditGlobal } from './audit/auditEdits.ts';
import { answerReadiness } from './api/answerReadiness.ts';
import { dropIdleEndpoints } from './api/dropIdleEndpoints.ts';
import { explainError, logRefusals } from './api/explainError.ts';
import { limitRequests } from './api/limitRequests.ts';
import { budget } from './api/requestBudget.ts';
import { logRefusal } from './api/logRefusal.ts';
import { calendarZones } from './calendar/calendarMonth.ts';
import { scheduleEndpoints } from './calendar/scheduleEndpoints.ts';
import { withSchedule } from './calendar/withSchedule.ts';
import { clickEndpoints } from './clicks/clickEndpoints.ts';
import { Authors } from './collections/Authors.ts';
import { Corrections } from './collections/Corrections.ts';
import { GameExtras } from './collections/GameExtras.ts';
import { buildMedia } from './collections/Media.ts';
import { Microcopy } from './collections/Microcopy.ts';
import { NavigationGroups } from './collections/NavigationGroups.ts';
import { Offers } from './collections/Offers.ts';
import { Pages } from './collections/Pages.ts';
import { Partners } from './collections/Partners.ts';
import { PaymentMethods } from './collections/PaymentMethods.ts';
import { Redirects } from './collections/Redirects.ts';
import { slugs } from './collections/slugs.ts';
import { RatingMethods } from './collections/RatingMethods.ts';
import { Records } from './collections/Records.ts';
import { Toplists } from './collections/Toplists.ts';
import { buildUsers } from './collections/Users.ts';
import { consentEndpoints } from './consents/consentEndpoints.ts';
import { contentImportEndpoint } from './contentImport/contentImportEndpoint.ts';
import { withExternalId } from './contentImport/withExternalId.ts';
import { typeDates } from './dates/typeDates.ts';
import { guardLocks, lockEndpoints } from './editing/documentLocks.ts';
import { shareEditing } from './editing/shareEditing.ts';
import type { StudioEnv } from './env.ts';
import { ErrorReports } from './errorReports/ErrorReports.ts';
import { spanishWords } from './spanishWords.ts';
import { Experiments } from './experiments/Experiments.ts';
import { findEndpoint } from './find/findEndpoint.ts';
import { richTextEditor } from './fields/richTextEditor.ts';
import { exchangeEndpoints } from './exchange/exchangeEndpoints.ts';
import { ImportRows, Imports } from './exchange/Imports.ts';
import { startImports } from './exchange/runImports.ts';
import { withExchange } from './exchange/withExchange.ts';
import { AccountSettings } from './globals/AccountSettings.ts';
import { LegalStatus } from './globals/LegalStatus.ts';
import { LinkSettings } from './globals/LinkSettings.ts';
import { SiteGlobals } from './globals/SiteGlobals.ts';
import { registerEndpoints } from './dataRegister/registerEndpoints.ts';
import { reportEndpoints } from './conversions/reportEndpoints.ts';
import { sourceEndpoints } from './conversions/sourceEndpoints.ts';
import { linkEndpoints } from './links/linkEndpoints.ts';
import { checkLinksAtNight } from './links/runLinkChecks.ts';
import { Deals } from './deals/Deals.ts';
import { Payments } from './deals/Payments.ts';
import { buildNetwork } from './offers/openLink.ts';
import { tendLinks } from './offers/tendLinks.ts';
import { buildMailAdapter, noEmail } from './mail/mailAdapter.ts';
import { createBucketStorage } from './media/bucketStorage.ts';
import { createFolderStorage } from './media/folderStorage.ts';
import { mediaFolders, nameFolderField } from './media/folders.ts';
import { maximumUploadBytes } from './media/uploadLimits.ts';
import { sendDigests } from './mail/sendDigests.ts';
import { buildOfferEndpoints } from './offers/offerEndpoints.ts';
import { queryPresets, translatePresets } from './presets/queryPresets.ts';
import { addPreview } from './preview/addPreview.ts';
import { buildMomentEndpoints } from './preview/momentEndpoints.ts';
import { buildPreviewEndpoints } from './preview/previewEndpoints.ts';
import { runDueJobs } from './publish/runDueJobs.ts';
import { scheduleAllLanguages } from './publish/scheduledPublish.ts';
import { addReview } from './review/addReview.ts';
import { reviewEndpoints } from './review/reviewEndpoints.ts';
import { ReviewComments, Reviews } from './review/Reviews.ts';
import { sendReviewMails } from './review/sendReviewMails.ts';
import { buildPageReportEndpoint } from './seo/pageReportEndpoint.ts';
import { SavedReports } from './savedReports/SavedReports.ts';
import { sendSavedReports } from './savedReports/sendSavedReports.ts';
import { statementEndpoints } from './statements/statementEndpoints.ts';
import { templateEndpoints } from './templates/templateEndpoints.ts';
import { toplistEndpoints } from './toplists/toplistEndpoints.ts';
import { DocumentUses } from './uses/DocumentUses.ts';
import { guardDocuments } from './uses/guardDocuments.ts';
import { trackGlobalUses } from './uses/trackUses.ts';
import { usesEndpoint } from './uses/usesEndpoint.ts';

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

const supportedTimezones = calendarZones.map(({ label, timeZone }) => ({ label, value: timeZone }));

const admin: NonNullable<Config['admin']> = {
  user: slugs.users,
  avatar: 'default',
  theme: 'all',
  dateFormat: 'dd-MM-yyyy HH:mm',
  timezones: { supportedTimezones, defaultTimezone: market.timeZone },
  meta: {
    titleSuffix: ' · Lupa',
    robots: 'noindex, nofollow',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    defaultOGImageType: 'off',
    openGraph: { siteName: 'Lupa', title: 'Lupa', description: 'El estudio de Lupa.' },
  },
  importMap: { baseDir: process.cwd(), importMapFile: 'app/(payload)/admin/importMap.js' },
  components: {
    graphics: { Logo: '/components/StudioIcon.tsx#StudioLogo', Icon: '/components/StudioIcon.tsx#StudioIcon' },
    beforeNavLinks: ['/review/ReviewNav.tsx#ReviewNav'],
    afterNavLinks: ['/components/ReportNav.tsx#ReportNav', '/exchange/ImportNav.tsx#ImportNav', '/accounts/AccountNav.tsx#AccountNav'],
    actions: ['/find/FindButton.tsx#FindButton'],
    providers: ['/media/CheckChosenFiles.tsx#CheckChosenFiles'],
    views: adminViews,
  },
};

const health: Endpoint = { path: '/health', method: 'get', handler: ({ payload }) => answerReadiness(payload) };

/** The whole studio as a Payload configuration. No side effects before Payload is started with it. */
export async function buildStudioConfig(env: StudioEnv): Promise<SanitizedConfig> {
  const isSecure = env.studioUrl.startsWith('https:');
  const offerNetwork = buildNetwork(env.linkProxy);
  const previews = { siteUrl: env.siteUrl, secret: env.previewSecret };
  const mediaStorage =
    env.bucket === null ? createFolderStorage(env.mediaDirectory) : createBucketStorage(env.bucket, `${env.mediaDirectory}-in-bucket`);
  const config = await buildConfig({
    secret: env.secret,
    serverURL: env.studioUrl,
    csrf: [env.studioUrl],
    cors: [env.studioUrl],
    custom: {
      siteUrl: env.siteUrl,
      clickoutUrl: env.clickoutUrl,
      sessionUrl: env.sessionUrl,
      mediaStorage,
      errorReportDays: env.errorReportDays,
      clickDays: env.clickDays,
      consentDays: env.consentDays,
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
    admin: { ...admin, custom: { hasMail: env.mail !== null, siteUrl: env.siteUrl } },
    i18n: { supportedLanguages: { es }, fallbackLanguage: 'es', translations: { es: spanishWords } },
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
    collections: [
      ...[
        withExternalId(addReview(addPreview(Pages, previews))),
        GameExtras,
        Authors,
        withExternalId(await buildMedia(mediaStorage)),
        withExternalId(Partners),
        withExternalId(Offers),
        Toplists,
        Records,
        RatingMethods,
        PaymentMethods,
        NavigationGroups,
        Microcopy,
        withExternalId(Redirects),
      ].map((collection) =>
        withExchange(typeDates(guardDocuments(auditEdits(shareEditing(withSchedule({ ...collection, enableQueryPresets: true })))))),
      ),
      ...[Deals, Payments, SavedReports, Experiments, ErrorReports, Corrections].map((collection) =>
        typeDates(auditEdits(shareEditing(collection))),
      ),
      DocumentUses,
      Reviews,
      ReviewComments,
      Imports,
      ImportRows,
      auditEdits(buildUsers({ isSecure })),
      auditEdits(ApiKeys),
      Activity,
    ],
    queryPresets,
    globals: [trackGlobalUses(SiteGlobals), LegalStatus, AccountSettings, LinkSettings].map(auditGlobal),
    jobs: {
      access: { run: isAdministratorRequest, queue: isAdministratorRequest, cancel: isAdministratorRequest },
      autoRun: [{ cron: '* * * * *' }],
      // Asked each minute; ours runs them itself, as Payload's own run knows of no other studio.
      shouldAutoRun: async (payload) => {
        await runDueJobs(payload);
        // Not waited for: a long import must not hold up publications. What a studio that ended has left is gone on with here.
        void startImports(payload);
        // Not waited for: a mail server that does not answer must not hold up publications.
        sendDigests(payload, new Date()).catch((error: unknown) =>
          payload.logger.error({ err: error, event: 'studio.mailFailed', kind: 'digest' }, 'a mail could not be made'),
        );
        sendSavedReports(payload, new Date()).catch((error: unknown) =>
          payload.logger.error({ err: error, event: 'studio.mailFailed', kind: 'report' }, 'a mail could not be made'),
        );
        sendReviewMails(payload).catch((error: unknown) =>
          payload.logger.error({ err: error, event: 'studio.mailFailed', kind: 'review' }, 'a mail could not be made'),
        );
        checkLinksAtNight(payload, new Date()).catch((error: unknown) =>
          payload.logger.error({ err: error, event: 'studio.linksNotChecked' }, 'links could not be checked'),
        );
        tendLinks(payload, { network: offerNetwork, now: new Date(), pause: 1000 }).catch((error: unknown) =>
          payload.logger.error({ err: error, event: 'studio.offerLinksNotTried' }, 'links of offers could not be tried'),
        );
        return false;
      },
    },
    endpoints: [
      health,
      ...clickEndpoints,
      ...sourceEndpoints,
      ...reportEndpoints,
      ...statementEndpoints,
      ...consentEndpoints,
      ...registerEndpoints,
      ...buildOfferEndpoints(offerNetwork),
      ...toplistEndpoints,
      ...templateEndpoints,
      ...accountEndpoints,
      ...keyEndpoints,
      invitationEndpoint,
      ...lockEndpoints,
      ...buildPreviewEndpoints(previews),
      ...buildMomentEndpoints(previews),
      ...scheduleEndpoints,
      usesEndpoint,
      ...reviewEndpoints,
      ...exchangeEndpoints,
      contentImportEndpoint,
      findEndpoint,
      ...linkEndpoints,
      buildPageReportEndpoint(previews),
    ],
    onInit: (payload) => {
      // Collections are looked up by names that come from outside: `__proto__` and `constructor` are none.
      Object.setPrototypeOf(payload.collections, null);
      watchSessions(payload);
      // An idle connection that the server closed is replaced by the next query; its error event must not end the process.
      payload.db.pool.on('error', (error) => payload.logger.warn({ err: error }, 'a database connection was lost'));
    },
    typescript: { outputFile: 'payload-types.ts', autoGenerate: false },
  });
  return limitRequests(guardLocks(dropIdleEndpoints(translatePresets(scheduleAllLanguages(nameFolderField(config))))));
}
